import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib';
import { jpegImage, latin1 } from './jpegImage.ts';
import { cleanCharacterMap, cleanContents, cleanFunction } from './pdfContents.ts';
import { currentObjects } from './pdfCurrentObjects.ts';
import { trueTypeFont } from './trueTypeFont.ts';

/**
 * Builds a new PDF from what is seen of another one: its pages, with their text, fonts,
 * drawings and images, the appearance of annotations and forms, and the text of comments.
 * Everything else stays behind, because it is never copied: document information, XMP,
 * earlier revisions, attached files, links, names and dates of authors, camera data of
 * photos, comments in the file's own code. Fonts other than TrueType keep the name of who
 * drew them.
 *
 * @throws Error for a file that is encrypted, signed or broken, or holds something that
 *   cannot be rebuilt: images in JPEG 2000, JBIG2, fax coding or within the text, hidden
 *   layers, what each reader draws itself, and updates whose tables are wrong.
 */
export async function withoutMetadata(file: File): Promise<File> {
  const original = new Uint8Array(await file.arrayBuffer());
  const source = await PDFDocument.load(original, {
    updateMetadata: false,
    throwOnInvalidObject: true,
  });
  forgetEarlier(source, original);
  refuseHiddenLayers(source);
  refuseDrawnByReaders(source);
  const clean = await PDFDocument.create({ updateMetadata: false });
  const copier = new Copier(source.context, clean.context);
  for (const page of source.getPages()) copyPage(page, clean.addPage(), copier);
  delete clean.context.trailerInfo.Info;
  delete clean.context.trailerInfo.ID;
  const bytes = await clean.save({ updateFieldAppearances: false });
  return new File([new Uint8Array(bytes)], 'documento.pdf', { type: 'application/pdf' });
}

/**
 * The library reads every object that stands in the file, also those that updates deleted or
 * replaced.
 */
function forgetEarlier({ context }: PDFDocument, original: Uint8Array): void {
  const current = currentObjects(original);
  for (const [ref] of context.enumerateIndirectObjects())
    if (current && !current.has(String(ref))) context.delete(ref);
}

/** Copies a value of one kind; undefined leaves it out. */
type Copy = (value: PDFObject, copier: Copier) => PDFObject | undefined;

/** What a copy in progress shares. */
class Copier {
  readonly from: PDFContext;
  readonly to: PDFContext;
  readonly #copies = new Map<Copy, Map<PDFRef, PDFRef>>();
  readonly #names = new Map<string, string>();

  constructor(from: PDFContext, to: PDFContext) {
    this.from = from;
    this.to = to;
  }

  /** Copies an object once for each kind that it is read as. */
  shared(ref: PDFRef, copy: Copy): PDFRef | undefined {
    const copies = this.#copies.get(copy) ?? new Map<PDFRef, PDFRef>();
    this.#copies.set(copy, copies);
    const known = copies.get(ref);
    if (known) return known;
    const value = this.from.lookup(ref);
    if (!value) return undefined;
    // Registered before it is copied, because objects may contain themselves.
    const copied = this.to.nextRef();
    copies.set(ref, copied);
    const object = copy(value, this);
    if (object) this.to.assign(copied, object);
    return object ? copied : undefined;
  }

  /** The new name of a resource; programs choose names that may tell who used them. */
  readonly rename = (name: string): string => {
    const plain = PDFName.of(name).decodeText();
    if (standardNames.has(plain)) return plain;
    const known = this.#names.get(plain) ?? `N${this.#names.size}`;
    this.#names.set(plain, known);
    return known;
  };
}

const standardNames = new Set(
  'DeviceGray DeviceRGB DeviceCMYK DefaultGray DefaultRGB DefaultCMYK Pattern'.split(' '),
);
/** Whether a resource has its name by the standard: colour spaces that need not be named. */
const isStandard = (kind: string, name: string): boolean =>
  kind === 'ColorSpace' && standardNames.has(name);
const key = (name: string): PDFName => PDFName.of(name);
const lookup = (dict: PDFDict, name: string): PDFObject | undefined => dict.lookup(key(name));

// Kinds of values, each copied in its own way.

const number: Copy = (value) => (value instanceof PDFNumber ? value : undefined);
const bool: Copy = (value) => (value instanceof PDFBool ? value : undefined);
const anyName: Copy = (value) => (value instanceof PDFName ? value : undefined);
const oneOf = (names: string): Copy => {
  const known = new Set(names.split(' ').map(key));
  return (value) => (value instanceof PDFName && known.has(value) ? value : undefined);
};

/** Copies a value or, if it stands elsewhere in the file, the reference to it. */
function copyOf(value: PDFObject | undefined, copy: Copy, copier: Copier): PDFObject | undefined {
  if (value instanceof PDFRef) return copier.shared(value, copy);
  if (value instanceof PDFStream) throw new Error('a stream without a number');
  return value && copy(value, copier);
}

const each =
  (copy: Copy): Copy =>
  (value, copier) => {
    if (!(value instanceof PDFArray)) return undefined;
    const items = value.asArray().map((item) => copyOf(item, copy, copier));
    return copier.to.obj(items.map((item) => item ?? null));
  };

const firstOf =
  (...copies: Copy[]): Copy =>
  (value, copier) => {
    for (const copy of copies) {
      const copied = copy(value, copier);
      if (copied) return copied;
    }
    return undefined;
  };

const numbers: Copy = (value, copier) => each(firstOf(number, numbers))(value, copier);

type Entries = Record<string, Copy>;

/** Entries that are copied alike. */
const all = (copy: Copy, names: string): Entries =>
  Object.fromEntries(names.split(' ').map((name) => [name, copy]));

function entriesOf(dict: PDFDict, entries: Entries, copier: Copier): Record<string, PDFObject> {
  const copied: Record<string, PDFObject> = {};
  for (const [name, copy] of Object.entries(entries)) {
    const value = copyOf(dict.get(key(name)), copy, copier);
    if (value) copied[name] = value;
  }
  return copied;
}

/**
 * Dictionaries contain each other, so their entries are only looked at when one is
 * copied, and stay the same: a copy in progress is known by them.
 */
const once = (entries: () => Entries): (() => Entries) => {
  let known: Entries | undefined;
  return () => {
    known ??= entries();
    return known;
  };
};

const dict = (entries: () => Entries): Copy => {
  const known = once(entries);
  return (value, copier) =>
    value instanceof PDFDict ? copier.to.obj(entriesOf(value, known(), copier)) : undefined;
};

/** The drawings of letters, by their names. */
const glyphs: Copy = (value, copier) => {
  if (!(value instanceof PDFDict)) return undefined;
  const copied = PDFDict.withContext(copier.to);
  for (const [name, item] of value.entries()) {
    const found = copyOf(item, glyph, copier);
    if (found) copied.set(name, found);
  }
  return copied;
};

/** A stream whose bytes are written anew. */
const stream = (
  entries: () => Entries,
  write: (bytes: Uint8Array, copier: Copier) => Uint8Array | string,
): Copy => {
  const known = once(entries);
  return (value, copier) =>
    value instanceof PDFRawStream
      ? copier.to.flateStream(
          write(decoded(value), copier),
          entriesOf(value.dict, known(), copier) as never,
        )
      : undefined;
};
const unchanged = (bytes: Uint8Array): Uint8Array => bytes;

/** The drawing of a letter. */
const glyph = stream(
  () => ({}),
  (bytes, copier) => rebuilt(latin1(bytes), copier).text,
);

/** Contents written anew, and the resources that they draw with, by kind and name. */
function rebuilt(contents: string, { rename }: Copier): { text: string; drawn: Set<string> } {
  const drawn = new Set<string>();
  const text = cleanContents(contents, (name, kind) => {
    const plain = PDFName.of(name).decodeText();
    if (!isStandard(kind, plain)) drawn.add(`${kind}/${plain}`);
    return rename(name);
  });
  return { text, drawn };
}

/** Contents with resources of their own. */
const contents = (entries: () => Entries): Copy => {
  const known = once(entries);
  return (value, copier) => {
    if (!(value instanceof PDFRawStream)) return undefined;
    const { text, drawn } = rebuilt(latin1(decoded(value)), copier);
    return copier.to.flateStream(text, {
      ...entriesOf(value.dict, known(), copier),
      Resources: resourcesOf(lookup(value.dict, 'Resources'), drawn, copier),
    } as never);
  };
};

interface Filter {
  name: string;
  parameters: PDFDict | undefined;
}

function filtersOf({ dict }: PDFRawStream): Filter[] {
  const list = (value: PDFObject | undefined): (PDFObject | undefined)[] =>
    value instanceof PDFArray ? value.asArray().map((item) => dict.context.lookup(item)) : [value];
  const parameters = list(lookup(dict, 'DecodeParms'));
  return list(lookup(dict, 'Filter')).flatMap((name, i) => {
    if (!(name instanceof PDFName)) return [];
    const own = parameters[i];
    return [{ name: name.decodeText(), parameters: own instanceof PDFDict ? own : undefined }];
  });
}

const predictorOf = ({ parameters }: Filter): number => {
  const predictor = parameters && lookup(parameters, 'Predictor');
  return predictor instanceof PDFNumber ? predictor.asNumber() : 1;
};

/**
 * The bytes of a stream behind these filters.
 *
 * @throws Error for filters that are not lossless, or transform what they unpack.
 */
function decoded(raw: PDFRawStream, filters = filtersOf(raw)): Uint8Array {
  if (filters.some((filter) => predictorOf(filter) !== 1))
    throw new Error('a stream with a predictor');
  return unpacked(raw, filters);
}

/** Does not undo the predictor of the last filter. */
function unpacked({ dict, contents }: PDFRawStream, filters: Filter[]): Uint8Array {
  if (!filters.length) return contents;
  const plain = dict.context.obj({
    Filter: filters.map(({ name }) => name),
    DecodeParms: filters.map(({ parameters }) => parameters ?? {}),
  }) as PDFDict;
  return decodePDFRawStream(PDFRawStream.of(plain, contents)).decode();
}

// Colours.

const functions: Copy = (value, copier) => firstOf(each(someFunction), someFunction)(value, copier);

const functionEntries = {
  ...all(number, 'FunctionType BitsPerSample Order N'),
  ...all(numbers, 'Domain Range Size Encode Decode C0 C1 Bounds'),
};
const functionDict = dict(() => ({ ...functionEntries, Functions: each(someFunction) }));
const sampledFunction = stream(() => functionEntries, unchanged);
const functionProgram = stream(
  () => functionEntries,
  (bytes) => cleanFunction(latin1(bytes)),
);
const someFunction: Copy = (value, copier) => {
  if (!(value instanceof PDFRawStream)) return functionDict(value, copier);
  const isProgram = String(lookup(value.dict, 'FunctionType')) === '4';
  return (isProgram ? functionProgram : sampledFunction)(value, copier);
};

const deviceSpaces = oneOf('DeviceGray DeviceRGB DeviceCMYK Pattern');
const calibration = dict(() => ({
  ...all(numbers, 'WhitePoint BlackPoint'),
  Gamma: firstOf(number, numbers),
  ...all(numbers, 'Matrix Range'),
}));
/** Inks whose name decides how they look; another name is only a label. */
const inks = 'Cyan Magenta Yellow Black All None';

/** The device's colours with this number of components. */
const deviceSpace = (components: number): PDFName => {
  const name = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[components];
  if (!name) throw new Error('a profile with an unusual number of colours');
  return key(name);
};

const colourSpace: Copy = (value, copier) => {
  if (value instanceof PDFName)
    return deviceSpaces(value, copier) ?? key(copier.rename(value.decodeText()));
  if (!(value instanceof PDFArray)) return undefined;
  const family = String(value.lookup(0)).slice(1);
  const array = (...items: (PDFObject | undefined)[]) => {
    if (items.includes(undefined)) throw new Error(`a colour space ${family} with a gap`);
    return copier.to.obj([family, ...(items as PDFObject[])]);
  };
  const at = (index: number, copy: Copy) => copyOf(value.get(index), copy, copier);
  const ink = firstOf(oneOf(inks), (name) =>
    name instanceof PDFName ? key(copier.rename(name.decodeText())) : undefined,
  );
  switch (family) {
    case 'CalGray':
    case 'CalRGB':
    case 'Lab':
      return array(at(1, calibration));
    // A profile names the device that it was made for, and when.
    case 'ICCBased':
      return deviceSpace(componentsOf(value, copier.from));
    case 'Indexed':
      return array(at(1, colourSpace), at(2, number), at(3, palette));
    case 'Separation':
      return array(at(1, ink), at(2, colourSpace), at(3, someFunction));
    case 'DeviceN':
      return array(at(1, each(ink)), at(2, colourSpace), at(3, someFunction));
    case 'Pattern':
      return value.size() > 1 ? array(at(1, colourSpace)) : key('Pattern');
    default:
      return deviceSpaces(value.lookup(0) as PDFObject, copier);
  }
};

const rawStream = stream(() => ({}), unchanged);
const palette: Copy = (value, copier) => {
  if (value instanceof PDFRawStream) return rawStream(value, copier);
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  return PDFHexString.of(hexOf(value.asBytes()));
};

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The number of components of a colour; undefined for a space that is named elsewhere. */
function componentsOf(value: PDFObject | undefined, context: PDFContext): number {
  const space = context.lookup(value);
  const family = String(space instanceof PDFArray ? space.lookup(0) : space).slice(1);
  const second = space instanceof PDFArray ? space.lookup(1) : undefined;
  if (family === 'ICCBased' && second instanceof PDFStream)
    return Number(String(lookup(second.dict, 'N')));
  if (family === 'DeviceN' && second instanceof PDFArray) return second.size();
  const components = {
    DeviceGray: 1,
    CalGray: 1,
    Indexed: 1,
    Separation: 1,
    DeviceRGB: 3,
    CalRGB: 3,
    Lab: 3,
    DeviceCMYK: 4,
  }[family];
  if (!components) throw new Error(`an image in the colour space ${family}`);
  return components;
}

// Images.

const imageEntries = (): Entries => ({
  ...all(number, 'Width Height BitsPerComponent'),
  ImageMask: bool,
  ColorSpace: colourSpace,
  Decode: numbers,
  Interpolate: bool,
  Mask: mask,
  SMask: image,
  Matte: numbers,
});

/** A range of colours, or an image, that is transparent. */
const mask: Copy = (value, copier) =>
  value instanceof PDFArray ? numbers(value, copier) : image(value, copier);

/** An image without anything before, between or after its pixels. */
const image: Copy = (value, copier) => {
  if (!(value instanceof PDFRawStream)) return undefined;
  const own = { Type: 'XObject', Subtype: 'Image' };
  const entries = { ...own, ...entriesOf(value.dict, imageEntries(), copier) };
  const filters = filtersOf(value);
  const last = filters.at(-1);
  if (last?.name === 'DCTDecode') {
    const transform = last.parameters && lookup(last.parameters, 'ColorTransform');
    const jpeg = jpegImage(decoded(value, filters.slice(0, -1)));
    return copier.to.stream(jpeg, {
      ...entries,
      Filter: 'DCTDecode',
      ...(transform instanceof PDFNumber ? { DecodeParms: { ColorTransform: transform } } : {}),
    } as never);
  }
  const predictor = last ? predictorOf(last) : 1;
  if (filters.slice(0, -1).some((filter) => predictorOf(filter) !== 1))
    throw new Error('an image with two predictors');
  const pixels = unpacked(value, filters).subarray(0, pixelBytes(value, predictor));
  const parameters = dict(() => ({
    ...all(number, 'Predictor Colors BitsPerComponent Columns'),
  }))(last?.parameters ?? copier.from.obj({}), copier);
  return copier.to.flateStream(pixels, {
    ...entries,
    ...(predictor === 1 ? {} : { DecodeParms: parameters }),
  } as never);
};

/** The bytes of an image's pixels; PNG's predictors put one more before each row. */
function pixelBytes({ dict }: PDFRawStream, predictor: number): number {
  const read = (name: string) => Number(String(lookup(dict, name)));
  const isMask = String(lookup(dict, 'ImageMask')) === 'true';
  const bits = isMask
    ? 1
    : read('BitsPerComponent') * componentsOf(lookup(dict, 'ColorSpace'), dict.context);
  const row = Math.ceil((read('Width') * bits) / 8) + (predictor >= 10 ? 1 : 0);
  const bytes = row * read('Height');
  if (!Number.isSafeInteger(bytes)) throw new Error('an image without a size');
  return bytes;
}

// What pages draw with.

const group = dict(() => ({
  S: oneOf('Transparency'),
  CS: colourSpace,
  ...all(bool, 'I K'),
}));

const formContents = contents(() => ({
  Type: oneOf('XObject'),
  Subtype: oneOf('Form'),
  ...all(numbers, 'BBox Matrix'),
  Group: group,
}));
const form: Copy = (value, copier) =>
  value instanceof PDFRawStream && lookup(value.dict, 'Subtype') === key('Form')
    ? formContents(value, copier)
    : undefined;

const drawing: Copy = (value, copier) => {
  const subtype = value instanceof PDFRawStream ? lookup(value.dict, 'Subtype') : undefined;
  return subtype === key('Image') ? image(value, copier) : form(value, copier);
};

const shadingEntries = (): Entries => ({
  ShadingType: number,
  ColorSpace: colourSpace,
  ...all(numbers, 'Background BBox Domain Matrix Coords'),
  AntiAlias: bool,
  Function: functions,
  Extend: each(bool),
  ...all(number, 'BitsPerCoordinate BitsPerComponent BitsPerFlag VerticesPerRow'),
  Decode: numbers,
});
const shading: Copy = firstOf(dict(shadingEntries), stream(shadingEntries, unchanged));

const pattern: Copy = firstOf(
  dict(() => ({
    PatternType: number,
    Shading: shading,
    Matrix: numbers,
    ExtGState: graphicsState,
  })),
  contents(() => ({
    ...all(number, 'PatternType PaintType TilingType XStep YStep'),
    ...all(numbers, 'BBox Matrix'),
  })),
);

const blendMode = oneOf(
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity',
);
/** Anything else changes all colours, so that a page may be seen in its negative. */
const noTransfer: Copy = (value, copier) => {
  if (!oneOf('Identity Default')(value, copier)) throw new Error('colours that are changed');
  return undefined;
};
/** Without it the whole mask would have no effect, and show what it hides. */
const maskForm: Copy = (value, copier) => {
  const copied = form(value, copier);
  if (!copied) throw new Error('a mask that cannot be copied');
  return copied;
};
const graphicsState: Copy = dict(() => ({
  ...all(number, 'LW LC LJ ML FL SM OPM'),
  D: numbers,
  ...all(bool, 'SA OP op'),
  BM: firstOf(blendMode, each(blendMode)),
  ...all(number, 'CA ca'),
  ...all(bool, 'AIS TK'),
  ...all(noTransfer, 'TR TR2'),
  Font: each(firstOf(font, number)),
  SMask: firstOf(
    oneOf('None'),
    dict(() => ({
      S: oneOf('Alpha Luminosity'),
      G: maskForm,
      BC: numbers,
      TR: someFunction,
    })),
  ),
}));

const resourceKinds = once(() => ({
  Font: font,
  XObject: drawing,
  ExtGState: graphicsState,
  ColorSpace: colourSpace,
  Pattern: pattern,
  Shading: shading,
}));

/**
 * Resources without those that nothing draws with: programs share a list among all pages,
 * and leave pictures in it whose page, or whose place on a page, was deleted.
 *
 * @param drawn Kinds and names of the resources to copy.
 * @throws Error if a drawing uses resources that are not its own, or cannot be copied.
 */
function resourcesOf(
  found: PDFObject | undefined,
  drawn: ReadonlySet<string>,
  copier: Copier,
): PDFDict {
  const copied = PDFDict.withContext(copier.to);
  const missing = new Set(drawn);
  for (const [kind, copy] of Object.entries(resourceKinds())) {
    const items = found instanceof PDFDict ? lookup(found, kind) : undefined;
    if (!(items instanceof PDFDict)) continue;
    const own = PDFDict.withContext(copier.to);
    for (const [name, item] of items.entries()) {
      const plain = name.decodeText();
      const isUsed = drawn.has(`${kind}/${plain}`) || isStandard(kind, plain);
      const one = isUsed && copyOf(item, copy, copier);
      if (!one) continue;
      own.set(key(copier.rename(plain)), one);
      missing.delete(`${kind}/${plain}`);
    }
    copied.set(key(kind), own);
  }
  // Some readers look for it elsewhere and show it.
  if (missing.size) throw new Error('a drawing without its resources');
  return copied;
}

// Fonts.

const characterMap = stream(
  () => ({ WMode: number }),
  (bytes) => cleanCharacterMap(latin1(bytes)),
);
const fontFile = stream(
  () => ({
    ...all(number, 'Length1 Length2 Length3'),
    Subtype: oneOf('Type1C CIDFontType0C'),
  }),
  unchanged,
);
const trueType = stream(() => ({ Subtype: oneOf('OpenType') }), trueTypeFont);
const compactFont: Copy = (value, copier) => {
  const isOpenType =
    value instanceof PDFRawStream && lookup(value.dict, 'Subtype') === key('OpenType');
  return (isOpenType ? trueType : fontFile)(value, copier);
};
const descriptor = dict(() => ({
  Type: oneOf('FontDescriptor'),
  FontName: anyName,
  ...all(
    number,
    'Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth',
  ),
  FontBBox: numbers,
  FontFile: fontFile,
  FontFile2: trueType,
  FontFile3: compactFont,
}));
/** A registry or ordering of characters, such as `Adobe` and `Japan1`. */
const registry: Copy = (value) =>
  value instanceof PDFString || value instanceof PDFHexString
    ? PDFString.of(/^[\w-]{1,20}$/.exec(value.decodeText())?.[0] ?? 'Identity')
    : undefined;
const descendant = dict(() => ({
  Type: oneOf('Font'),
  Subtype: oneOf('CIDFontType0 CIDFontType2'),
  BaseFont: anyName,
  CIDSystemInfo: dict(() => ({
    Registry: registry,
    Ordering: registry,
    Supplement: number,
  })),
  FontDescriptor: descriptor,
  DW: number,
  ...all(numbers, 'W DW2 W2'),
  CIDToGIDMap: firstOf(oneOf('Identity'), rawStream),
}));
const encoding = firstOf(
  anyName,
  dict(() => ({
    Type: oneOf('Encoding'),
    BaseEncoding: anyName,
    Differences: each(firstOf(number, anyName)),
  })),
  characterMap,
);
const descendants = each(descendant);
const fontDict = dict(() => ({
  Type: oneOf('Font'),
  Subtype: oneOf('Type0 Type1 MMType1 TrueType Type3'),
  BaseFont: anyName,
  ...all(number, 'FirstChar LastChar'),
  Widths: numbers,
  FontDescriptor: descriptor,
  Encoding: encoding,
  ToUnicode: firstOf(anyName, characterMap),
  DescendantFonts: descendants,
  ...all(numbers, 'FontBBox FontMatrix'),
  CharProcs: glyphs,
}));
const font: Copy = (value, copier) => {
  const copied = fontDict(value, copier);
  const letters = value instanceof PDFDict ? lookup(value, 'CharProcs') : undefined;
  if (!(value instanceof PDFDict && copied instanceof PDFDict && letters instanceof PDFDict))
    return copied;
  const drawn = letters.keys().flatMap((name) => {
    const letter = letters.lookup(name);
    return letter instanceof PDFRawStream
      ? [...rebuilt(latin1(decoded(letter)), copier).drawn]
      : [];
  });
  const resources = resourcesOf(lookup(value, 'Resources'), new Set(drawn), copier);
  copied.set(key('Resources'), resources);
  return copied;
};

// Pages.

function copyPage(page: PDFPage, clean: PDFPage, copier: Copier): void {
  const { node } = page;
  const entries: Entries = {
    ...all(numbers, 'MediaBox CropBox'),
    ...all(number, 'Rotate UserUnit'),
    Group: group,
  };
  const inherited = (name: string) =>
    node.getInheritableAttribute(key(name)) ?? node.get(key(name));
  for (const [name, copy] of Object.entries(entries)) {
    const copied = copyOf(inherited(name), copy, copier);
    if (copied) clean.node.set(key(name), copied);
  }
  const { text: own, drawn: used } = rebuilt(contentsOf(page, copier.from), copier);
  const resources = copier.from.lookup(inherited('Resources'));
  clean.node.set(key('Resources'), resourcesOf(resources, used, copier));
  const drawn = appearancesOf(page, copier);
  for (const [name, ref] of drawn) xObjectsOf(clean, copier).set(key(name), ref.form);
  const text = [
    'q',
    own,
    'Q',
    ...drawn.map(([name, { matrix }]) => `q ${matrix.join(' ')} cm /${name} Do Q`),
  ].join('\n');
  clean.node.set(key('Contents'), copier.to.register(copier.to.flateStream(text)));
  const notes = commentsOf(page, copier);
  if (notes.length) clean.node.set(key('Annots'), copier.to.obj(notes));
}

/** All contents of a page; operators may stand in one stream and their operands in another. */
function contentsOf({ node }: PDFPage, context: PDFContext): string {
  const found = context.lookup(node.get(key('Contents')));
  const streams = found instanceof PDFArray ? found.asArray() : [found];
  return streams
    .map((one) => context.lookup(one))
    .map((one) => (one instanceof PDFRawStream ? latin1(decoded(one)) : ''))
    .join('\n');
}

/** The drawings of a page's resources, which are its own after this. */
function xObjectsOf({ node }: PDFPage, { to }: Copier): PDFDict {
  const own = (name: string, of: PDFDict): PDFDict => {
    const found = of.lookup(key(name));
    const copied = found instanceof PDFDict ? found.clone(to) : PDFDict.withContext(to);
    of.set(key(name), copied);
    return copied;
  };
  return own('XObject', own('Resources', node));
}

/** Annotations that show nothing of a page. */
const invisible = oneOf('Link Popup FileAttachment Sound Movie Screen RichMedia 3D');
/** Those of them that may show a picture in their place. */
const showing = oneOf('Screen RichMedia 3D Movie Link');
/** Flags: hidden, and not shown on screens. */
const hiddenFlags = 2 | 32;

function annotationsOf({ node }: PDFPage, from: PDFContext): PDFDict[] {
  const list = from.lookup(node.get(key('Annots')));
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().flatMap((item) => {
    const one = from.lookup(item);
    if (!(one instanceof PDFDict)) return [];
    if (isSignature(one)) throw new Error('a signature names who signed');
    const flags = lookup(one, 'F');
    const isHidden = flags instanceof PDFNumber && flags.asNumber() & hiddenFlags;
    const subtype = lookup(one, 'Subtype');
    // What is below it would be uncovered.
    if (subtype === key('Redact')) throw new Error('it is marked to be blacked out');
    const isShown = one.has(key('AP')) || one.has(key('Movie'));
    if (isShown && subtype && showing(subtype, undefined as never))
      throw new Error('a picture is seen that is not of the page');
    // Its text says who set the state of a comment.
    const isState = one.has(key('StateModel'));
    return isHidden || isState || !subtype || invisible(subtype, undefined as never) ? [] : [one];
  });
}

function isSignature(field: PDFDict): boolean {
  const parent = lookup(field, 'Parent');
  return (
    lookup(field, 'FT') === key('Sig') ||
    (parent instanceof PDFDict && lookup(parent, 'FT') === key('Sig'))
  );
}

/** The appearances of annotations and form fields, which become part of the page. */
function appearancesOf(
  page: PDFPage,
  copier: Copier,
): [name: string, { form: PDFRef; matrix: number[] }][] {
  return annotationsOf(page, copier.from).flatMap((one, i) => {
    // The reader draws its own sign for a comment.
    if (lookup(one, 'Subtype') === key('Text')) return [];
    const look = lookOf(one);
    if (!look) return [];
    look.dict.set(key('Subtype'), key('Form'));
    const drawn = copier.shared(look.ref, form);
    return drawn ? [[`A${i}`, { form: drawn, matrix: look.matrix }]] : [];
  });
}

/** What is seen of an annotation, and where; undefined if its appearance shows nothing. */
function lookOf(one: PDFDict): { ref: PDFRef; dict: PDFDict; matrix: number[] } | undefined {
  const looks = lookup(one, 'AP');
  if (!(looks instanceof PDFDict)) return undefined;
  let ref = looks.get(key('N'));
  const states = lookup(looks, 'N');
  const state = lookup(one, 'AS');
  // A check box has an appearance for each of its states.
  if (states instanceof PDFDict && state instanceof PDFName) ref = states.get(state);
  const look = one.context.lookup(ref);
  if (!(ref instanceof PDFRef && look instanceof PDFRawStream)) return undefined;
  const { dict } = look;
  const matrix = placing(dict, numbersOf(lookup(one, 'Rect')));
  return matrix && { ref, dict, matrix };
}

const numbersOf = (value: PDFObject | undefined): number[] =>
  value instanceof PDFArray ? value.asArray().map((_, i) => Number(String(value.lookup(i)))) : [];

/** The matrix that fits an appearance into its rectangle (ISO 32000-1, 12.5.5). */
function placing(look: PDFDict, rect: number[]): number[] | undefined {
  const box = numbersOf(lookup(look, 'BBox'));
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(lookup(look, 'Matrix'));
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const side = (axis: 0 | 1) => corners.map((corner) => corner[axis]);
  const [x, y] = [Math.min(...side(0)), Math.min(...side(1))];
  const [width, height] = [Math.max(...side(0)) - x, Math.max(...side(1)) - y];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  if (!(width > 0 && height > 0)) return undefined;
  const [scaleX, scaleY] = [Math.abs(x2 - x1) / width, Math.abs(y2 - y1) / height];
  const fitted = [
    scaleX,
    0,
    0,
    scaleY,
    Math.min(x1, x2) - x * scaleX,
    Math.min(y1, y2) - y * scaleY,
  ];
  return fitted.every(Number.isFinite) ? fitted.map((one) => Number(one.toFixed(5))) : undefined;
}

/** Annotations whose text readers show; that of others describes them. */
const comments = oneOf(
  'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink',
);

/** The comments on a page as plain notes: where they are, and what they say. */
function commentsOf(page: PDFPage, copier: Copier): PDFRef[] {
  return annotationsOf(page, copier.from).flatMap((one) => {
    const said = lookup(one, 'Contents');
    const isText = said instanceof PDFString || said instanceof PDFHexString;
    const subtype = lookup(one, 'Subtype');
    const isDrawn = subtype === key('FreeText') && lookOf(one) !== undefined;
    if (!isText || isDrawn || !subtype || !comments(subtype, copier)) return [];
    const note = copier.to.obj({
      Type: 'Annot',
      Subtype: 'Text',
      ...entriesOf(one, { Rect: numbers }, copier),
      Contents: PDFHexString.fromText(said.decodeText()),
    });
    return [copier.to.register(note)];
  });
}

/** Annotations that readers draw themselves if they have no appearance. */
const drawings = oneOf(
  'Ink Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp',
);

/**
 * Refuses what is seen without being on a page, and so would be missing from the new file:
 * files or forms that are shown in place of pages, and answers and drawings without an
 * appearance. Also answers whose appearance is not the one that is seen: it may be of an
 * earlier one.
 */
function refuseDrawnByReaders(source: PDFDocument): void {
  const { context, catalog } = source;
  if (catalog.has(key('Collection')) || String(lookup(catalog, 'NeedsRendering')) === 'true')
    throw new Error('its pages are not what is seen');
  const fields = lookup(catalog, 'AcroForm');
  const isOutdated =
    fields instanceof PDFDict && String(lookup(fields, 'NeedAppearances')) === 'true';
  for (const one of source.getPages().flatMap((page) => annotationsOf(page, context))) {
    const isDrawn = hasLook(one);
    const subtype = lookup(one, 'Subtype');
    const isMissing =
      !isDrawn && ((subtype && drawings(subtype, undefined as never)) || isTicked(one));
    if (isMissing || ((isOutdated || !isDrawn) && isAnswered(one)))
      throw new Error('each reader draws a part of it');
  }
}

/** Whether an annotation has an appearance, and says which one is seen if it has several. */
function hasLook(one: PDFDict): boolean {
  const looks = lookup(one, 'AP');
  const look = looks instanceof PDFDict ? lookup(looks, 'N') : undefined;
  return (
    look instanceof PDFStream || (look instanceof PDFDict && lookup(one, 'AS') instanceof PDFName)
  );
}

/** The answer of a field; parts of a field have it from the field. */
function answerOf(one: PDFDict): PDFObject | undefined {
  if (lookup(one, 'Subtype') !== key('Widget')) return undefined;
  const parent = lookup(one, 'Parent');
  return lookup(one, 'V') ?? (parent instanceof PDFDict ? lookup(parent, 'V') : undefined);
}

function isAnswered(one: PDFDict): boolean {
  const answer = answerOf(one);
  if (answer instanceof PDFString || answer instanceof PDFHexString)
    return answer.decodeText() !== '';
  return answer instanceof PDFArray && answer.size() > 0;
}

/** Whether a box is ticked; readers know by its state how it looks. */
function isTicked(one: PDFDict): boolean {
  const answer = answerOf(one);
  return answer instanceof PDFName && answer !== key('Off');
}

/**
 * A layer that is switched off would appear in the new file, because layers themselves
 * are not copied.
 */
function refuseHiddenLayers({ context, catalog }: PDFDocument): void {
  const layers = lookup(catalog, 'OCProperties');
  const standard = layers instanceof PDFDict ? lookup(layers, 'D') : undefined;
  const off = standard instanceof PDFDict ? lookup(standard, 'OFF') : undefined;
  const base = standard instanceof PDFDict ? lookup(standard, 'BaseState') : undefined;
  const isOff = (off instanceof PDFArray && off.size() > 0) || (base && base !== key('ON'));
  const mayHide = context
    .enumerateIndirectObjects()
    .some(([, object]) => dictsIn(object).some(hidesALayer));
  if (isOff || mayHide) throw new Error('a layer is hidden');
}

/** What a layer may depend on: the size on the screen, the reader and the language. */
const usages = ['Zoom', 'User', 'Language'];

/**
 * Whether a dictionary shows something only in print, only where layers are off, or only
 * to some.
 */
function hidesALayer(one: PDFDict): boolean {
  if (usages.some((name) => lookup(one, name) instanceof PDFDict)) return true;
  const view = lookup(one, 'View');
  if (view instanceof PDFDict && lookup(view, 'ViewState') === key('OFF')) return true;
  const policy = lookup(one, 'P');
  return (
    lookup(one, 'Type') === key('OCMD') &&
    (one.has(key('VE')) || policy === key('AllOff') || policy === key('AnyOff'))
  );
}

/** The dictionaries in an object that have no number of their own, and itself. */
function dictsIn(object: PDFObject): PDFDict[] {
  if (object instanceof PDFStream) return dictsIn(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(dictsIn);
  return object instanceof PDFDict ? [object, ...object.values().flatMap(dictsIn)] : [];
}
