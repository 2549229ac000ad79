import { deflateSync } from 'node:zlib';
import fc from 'fast-check';

/** Bytes as a string, one character each. */
type Latin1 = string;

export const bytesOf = (text: Latin1): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'latin1'));

/** Active dictionary entries, and similar inactive ones. */
interface Payload {
  active: Latin1;
  harmless: Latin1;
}

const payloads: Payload[] = [
  {
    active: '/S /JavaScript /JS (app.alert\\(1\\))',
    harmless: '/S /URI /URI (https://example.com/JavaScript)',
  },
  { active: '/JS 7 0 R', harmless: '/JSX 7 0 R' },
  { active: '/AA << /O 7 0 R >>', harmless: '/AS /AA /BB /AA' },
  { active: '/S /Launch /D (cmd.exe)', harmless: '/S /Named /T (/Launch)' },
  { active: '/Names << /EmbeddedFiles 7 0 R >>', harmless: '/Names << /Dests 7 0 R >>' },
  { active: '/Subtype /RichMedia', harmless: '/Subtype /Highlight' },
  { active: '/XFA 7 0 R', harmless: '/Fields [] /DA (/XFA 12 Tf)' },
  { active: '/S /SubmitForm /D (x)', harmless: '/S /ResetForm /Fields [(x)]' },
  { active: '/S /GoToR /D (x)', harmless: '/S /GoTo /D [1 0 R /Fit]' },
  { active: '/OnInstantiate 7 0 R', harmless: '/Style << /Subtype /Linear >>' },
];

/** The active names, with letters as their codes: `/#4aavaScript`. */
const coded = ({ active, harmless }: Payload): fc.Arbitrary<Payload> =>
  fc.array(fc.boolean(), { minLength: 3, maxLength: 9 }).map((pattern) => ({
    active: active.replace(/(?<=\/)[A-Z]\w+/g, (name) =>
      [...name]
        .map((sign, i) =>
          pattern[i % pattern.length] ? `#${sign.charCodeAt(0).toString(16)}` : sign,
        )
        .join(''),
    ),
    harmless,
  }));

export const anyPayload: fc.Arbitrary<Payload> = fc
  .constantFrom(...payloads)
  .chain((payload) => fc.oneof(fc.constant(payload), coded(payload)));

const object = (number: number, body: Latin1): Latin1 =>
  `${number} 0 obj\n${body}\nendobj\n`;
const stream = (entries: Latin1, data: Latin1, lineBreak = '\n'): Latin1 =>
  `<< ${entries} /Length ${data.length} >>\nstream${lineBreak}${data}\nendstream`;

interface Packing {
  /** Dictionary entries after its type; usually count and beginning. */
  entries?: (count: number, first: number) => Latin1;
  type?: Latin1;
  /** Offset added to the positions of the objects. */
  shift?: number;
  /** Between `stream` and the data. */
  lineBreak?: string;
  /** How much of it is deflated. */
  level?: number;
}

/** An object stream. */
export function packed(
  objects: Latin1[],
  { entries, type, shift = 0, lineBreak, level }: Packing = {},
): Latin1 {
  let place = shift;
  const header = objects
    .map((body, i) => {
      const entry = `${20 + i} ${place} `;
      place += body.length + 1;
      return entry;
    })
    .join('');
  const data = deflateSync(Buffer.from(header + objects.join('\n'), 'latin1'), { level });
  const rest =
    entries?.(objects.length, header.length) ??
    `/N ${objects.length} /First ${header.length}`;
  return object(
    9,
    stream(
      `${type ?? '/Type /ObjStm'} /Filter /FlateDecode ${rest}`,
      data.toString('latin1'),
      lineBreak,
    ),
  );
}

/** A string with any characters in it. */
const anyString = fc
  .string({
    unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
  })
  .map((text) => `(${text.replace(/[()\\]/g, '\\$&')})`);

/** Objects that any file can have. */
const anyObject: fc.Arbitrary<Latin1> = fc.oneof(
  anyString.map((text) => object(3, `<< /Title ${text} /Count -1 >>`)),
  anyString.map((text) => `% ${text.replace(/[\r\n]/g, '')}\n`),
  fc
    .uint8Array({ maxLength: 300 })
    .map((data) =>
      object(4, stream('/Subtype /Image', Buffer.from(data).toString('latin1'))),
    ),
  anyString.map((text) => packed([`<< /T ${text} >>`, '[1 2 (a)]'])),
  fc.constant(object(5, '<< /Outlines << /First 3 0 R /Last 3 0 R /N 4 >> /E <AB c> >>')),
  fc.constant('xref\n0 1\n0000000000 65535 f \n'),
);
export const anyObjects: fc.Arbitrary<Latin1> = fc
  .array(anyObject, { maxLength: 5 })
  .map((objects) => objects.join(''));

/** A file with a catalogue and these objects. */
export const fileOf = (objects: Latin1): Latin1 =>
  `%PDF-1.7\n%\u00e2\u00e3\n${object(1, '<< /Type /Catalog /Pages 2 0 R >>')}${object(2, '<< /Type /Pages /Kids [] /Count 0 >>')}${objects}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`;

/** Files that must be refused, and similar ones that must be accepted. */
type Way = (payload: Payload) => { refused: Latin1; accepted: Latin1 };

/** Active content is refused, and harmless content accepted. */
const wherever =
  (write: (entries: Latin1) => Latin1): Way =>
  ({ active, harmless }) => ({ refused: write(active), accepted: write(harmless) });
/** Active content is refused here, and accepted there, where it is only text. */
const hidden =
  (write: (entries: Latin1) => Latin1, asText: (entries: Latin1) => Latin1): Way =>
  ({ active }) => ({ refused: write(active), accepted: asText(active) });
/**
 * Active content is refused here, and harmless content accepted there, in an ordinary
 * file.
 */
const odd =
  (write: (entries: Latin1) => Latin1, plain: (entries: Latin1) => Latin1): Way =>
  ({ active, harmless }) => ({ refused: write(active), accepted: plain(harmless) });

const plainly = (entries: Latin1): Latin1 => object(9, `<< ${entries} >>`);
const packedPlainly = (entries: Latin1): Latin1 => packed([`<< ${entries} >>`]);

/** Harmless compressed objects, in bytes that are valid in a string. */
const decoy = deflateSync('4 0 << /A 1 >>', { level: 0 }).toString('latin1');

/** Places to hide active content, each as the end of a sentence. */
export const ways: Record<string, Way> = {
  'in an object': wherever(plainly),
  'in an object without white space': wherever(
    (entries) => `9 0 obj<<${entries}>>endobj `,
  ),
  'deep in arrays and dictionaries': wherever((entries) =>
    object(9, `<< /A [ [ << /B << ${entries} >> >> ] ] >>`),
  ),
  'between comments': wherever((entries) => object(9, `<< % (\n${entries} % )\n >>`)),
  "in a stream's dictionary": wherever((entries) => object(9, stream(entries, 'x'))),
  'in a trailer': wherever((entries) => `trailer\n<< ${entries} >>\n`),
  'in an update': wherever((entries) => `%%EOF\n${plainly(entries)}`),
  'in an object stream': wherever(packedPlainly),
  'in the last of many packed objects': wherever((entries) =>
    packed([...Array<string>(50).fill('<< /X (a) >>'), `<< ${entries} >>`]),
  ),
  'in an object stream that is stored': wherever((entries) =>
    packed([`<< ${entries} >>`], { level: 0 }),
  ),
  'in an object stream that is not compressed': wherever((entries) =>
    object(9, stream('/Type /ObjStm /N 1 /First 4', `4 0 << ${entries} >>`)),
  ),
  'in an object stream without a type': wherever((entries) =>
    packed([`<< ${entries} >>`], { type: '' }),
  ),
  'in an object stream after a line break of two signs': wherever((entries) =>
    packed([`<< ${entries} >>`], { lineBreak: '\r\n' }),
  ),
  'in an object stream whose filter is in a list': wherever((entries) =>
    packed([`<< ${entries} >>`]).replace('/FlateDecode', '[/FlateDecode]'),
  ),
  'in an object stream whose length stands elsewhere': wherever((entries) =>
    packed([`<< ${entries} >>`]).replace(/\/Length \d+/, '/Length 8 0 R'),
  ),
  'in an object stream behind a string that looks like one': wherever((entries) =>
    packed([`<< ${entries} >>`], {
      entries: (count, first) =>
        `/N ${count} /First ${first} /X (>>\nstream\n${decoy}\nendstream endobj)`,
    }),
  ),
  'in an object stream behind a comment that looks like one': wherever((entries) =>
    packed([`<< ${entries} >>`], {
      entries: (count, first) =>
        `/N ${count} /First ${first} % stream
%${decoy}
%endstream
`,
    }),
  ),
  'in an object stream that says by reference where objects begin': odd(
    (entries) =>
      packed([`<< ${entries} >>`], { type: '', entries: () => '/N 1 /First 8 0 R' }),
    packedPlainly,
  ),
  'in an object stream that says twice where objects begin': odd(
    (entries) =>
      packed([`<< ${entries} >>`, '(x)'], {
        entries: (count, first) => `/N ${count} /First ${first} /First ${first + 1}`,
      }),
    packedPlainly,
  ),
  'in an object stream whose dictionary is in codes': odd(
    (entries) =>
      packed([`<< ${entries} >>`], {
        type: '/Type /#4fbjStm',
        entries: (count, first) => `/#4e ${count} /Fi#72st ${first}`,
      }),
    packedPlainly,
  ),
  'in an object stream in another coding': odd((entries) => {
    const hex = Buffer.from(`4 0 << ${entries} >>`, 'latin1').toString('hex');
    return object(9, stream('/N 1 /First 4 /Filter /ASCIIHexDecode', `${hex}>`));
  }, packedPlainly),
  'in an object stream with a predictor': odd(
    (entries) =>
      packed([`<< ${entries} >>`], { type: '/DP << /Predictor 12 >> /Type /ObjStm' }),
    packedPlainly,
  ),
  'in an object stream that has a count alone': odd(
    (entries) => object(9, stream('/N 1', `4 4 << ${entries} >>`)),
    () => object(9, stream('/N 3 /Alternate /DeviceRGB', '\0\0\u00020applmntr')),
  ),
  'in an object stream that begins later than it seems': odd(
    (entries) => packed([`<< ${entries} >>`], { lineBreak: ' \n' }),
    packedPlainly,
  ),
  'in a string that the place of a packed object points into': hidden(
    (entries) => packed([`(a << ${entries} >>)`], { shift: 3 }),
    (entries) => packed([`(a << ${entries} >>)`]),
  ),
  'in a string that a place points into where its digits are cut': hidden(
    (entries) =>
      object(9, stream('/Type /ObjStm /N 1 /First 3', `4 05 (a << ${entries} >>)`)),
    (entries) =>
      object(9, stream('/Type /ObjStm /N 1 /First 4', `4 0 (a << ${entries} >>)`)),
  ),
  'behind a stream in packed objects': odd(
    (entries) =>
      packed([`<< /Length 1 >> stream\n(\nendstream`, `<< ${entries} >>`, '(x))']),
    packedPlainly,
  ),
  'in a string in which an object begins': hidden(
    (entries) => object(9, `<< /T (8 0 obj << ${entries} >> endobj) >>`),
    (entries) => object(9, `<< /T (no obj << ${entries} >> endobj) >>`),
  ),
  'in a string in which an object begins with comments': hidden(
    (entries) => object(9, `<< /T (8%\n0 % x\n  obj<< ${entries} >> endobj) >>`),
    (entries) => object(9, `<< /T (a % b\nobj << ${entries} >> endobj) >>`),
  ),
  'in a string in which an object begins with a comment after its number': hidden(
    (entries) => object(9, `<< /T (8 % x\n0 obj<< ${entries} >> endobj) >>`),
    (entries) => object(9, `<< /T (8 % x 0 obj<< ${entries} >> endobj) >>`),
  ),
  'in a comment in which an object begins': hidden(
    (entries) => `% 8 0 obj << ${entries} >> endobj\n`,
    (entries) => `% << ${entries} >>\n`,
  ),
  'in a stream in which an object begins': hidden(
    (entries) => object(9, stream('', `8 0 obj << ${entries} >> endobj`)),
    (entries) => object(9, stream('', `BT << ${entries} >> (x) Tj ET`)),
  ),
  'in a stream in which a trailer begins': hidden(
    (entries) => object(9, stream('', `xref\ntrailer\n<< /Root << ${entries} >> >>`)),
    (entries) => object(9, stream('', `(film trailer) << ${entries} >>`)),
  ),
  'behind a stream that some end early': odd(
    (entries) => `${object(8, stream('', 'endstream ('))}${plainly(entries)}% )\n`,
    (entries) => `${object(8, stream('', 'x'))}${plainly(entries)}`,
  ),
  'in an array behind the word that begins streams': odd(
    (entries) => object(9, `[ 1 stream\n<< ${entries} >>\nendstream ]`),
    (entries) => object(9, `[ 1 << ${entries} >> ]`),
  ),
  'behind a stream that has no dictionary': odd(
    (entries) => object(9, `null stream\n8 << ${entries} >>\nendstream`),
    plainly,
  ),
};
