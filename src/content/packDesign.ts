import { z } from 'zod';
import { told } from './messages.ts';

/** What a pack is: its silhouette in the drawing. */
const packShapes = ['bag', 'sachet', 'pouch', 'carton'] as const;
/** What a pack is made of, which shows in the light on it. */
const packMaterials = ['foil', 'matt', 'waxed', 'card'] as const;
/** How the product shows: in a laughing mouth, on a plate or behind a window. */
const packLooks = ['cara', 'ola', 'ventana'] as const;
/** The print behind the lettering; `liso` is plain. */
const packPatterns = [
  'lunares',
  'rayas',
  'olas',
  'rombos',
  'diag',
  'arcos',
  'rayos',
  'liso',
] as const;
/** Drawn snacks. */
const packMotifs = [
  'worm',
  'risketo',
  'popcorn',
  'triangle',
  'ball',
  'ring',
  'cracker',
  'stick',
  'tile',
  'horn',
  'triker',
  'crisp',
  'ridged',
  'potato',
  'maria',
  'digestive',
  'sandwich',
  'choco',
  'star',
  'cocoa',
  'candy',
  'citrus',
  'leaf',
  'almond',
  'peanut',
  'cashew',
  'hazelnut',
  'berry',
  'seed',
] as const;
/** Drawn faces and dishes; build/drawings/pack/faces.ts says what each is. */
const packFaces = [
  'gapTooth',
  'horned',
  'hot',
  'mixed',
  'popping',
  'ringTooth',
  'rooftops',
  'sunglasses',
  'threeEyed',
  'watching',
  'winking',
  'zigzag',
  'classic',
  'goldTooth',
  'moustache',
  'tasting',
  'wavy',
  'bunny',
  'milkMoustache',
  'starEyed',
  'glasses',
  'sleepy',
  'sour',
  'sparkling',
  'wise',
  'basket',
  'bowl',
  'cup',
  'doily',
  'laurel',
  'route',
] as const;
/** Names of the palette of the drawings. */
const packColours = [
  'tinto',
  'nata',
  'clavel',
  'naranja',
  'azafran',
  'azul',
  'noche',
  'rosa',
  'fucsia',
  'hoja',
  'lima',
  'cielo',
  'cacao',
  'harina',
  'crema',
  'frambuesa',
  'uva',
  'boca',
  'lengua',
] as const;

/** A colour of the palette by its name, or any other as a hex value. */
const colour = z.union(
  [z.enum(packColours), z.string().regex(/^#[0-9a-f]{6}$/, told('shape.colour'))],
  told('shape.colour'),
);

/**
 * How a product's pack is drawn, where it differs from its range's: the range decides
 * what is missing.
 */
export const packDesign = z.strictObject({
  /**
   * The lettering; `|` breaks the line. Without one in the range either, it is the title.
   */
  name: z.string().min(1).optional(),
  shape: z.enum(packShapes).optional(),
  material: z.enum(packMaterials).optional(),
  look: z.enum(packLooks).optional(),
  /** The face of the range, or the dish of one that does not laugh. */
  face: z.enum(packFaces).optional(),
  /** The contents; several alternate. */
  motifs: z.array(z.enum(packMotifs)).min(1).max(4).optional(),
  /** Colours of the contents in this flavour: the main one, its shade and its light. */
  tones: z.tuple([colour, colour, colour]).optional(),
  pattern: z.enum(packPatterns).optional(),
  /** Background, pattern and lettering. */
  base: colour.optional(),
  accent: colour.optional(),
  ink: colour.optional(),
  /** Inside of the mouth. */
  deep: colour.optional(),
  badge: colour.optional(),
  badgeInk: colour.optional(),
});

/** What a range gives to all of its packs. */
export const rangeDesign = packDesign.required({ motifs: true, base: true, accent: true });

/** The design of one pack, with what its range decides. */
export type PackDesign = z.infer<typeof rangeDesign> & { name: string };
