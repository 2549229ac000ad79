import { z } from 'zod';
import { rangePaths } from '../site/catalogue/families.ts';
import { bins, materialCodes, packParts } from '../site/catalogue/packaging.ts';
import { namedAllergens } from '../site/catalogue/products.ts';
import { pastDay } from './days.ts';
import { localised } from './fields.ts';
import { told } from './messages.ts';
import { packDesign } from './packDesign.ts';

const flag = z.enum(['0', '1']).optional();
const grams = z.string();
const drawing = z.strictObject({ drawing: z.string().min(1), alt: localised });
/** Values with their unit, one per reference quantity. */
const values = {
  energia: z.string(),
  grasas: grams,
  saturadas: grams,
  hidratos: grams,
  azucares: grams,
  polialcoholes: grams.optional(),
  fibra: grams,
  proteinas: grams,
  sal: grams,
};

/** The company's own product groups. Add new ones here. */
const companyGroups = [
  '0-azucares',
  'adultas',
  'balsamicos',
  'campesinas',
  'chocolate',
  'citrico',
  'de-toda-la-vida',
  'desayuno',
  'exportacion',
  'fabs',
  'fabs-mexico',
  'fabs-tanzania',
  'fabs-vietnam',
  'frutos-secos',
  'frutos-secos-1kg',
  'gusanitos',
  'jamon-onduladas',
  'jummy',
  'mariasesamo',
  'match-ball',
  'mios',
  'mix-antiox',
  'mix-equilibrio',
  'originales-onduladas',
  'otros-productos',
  'palomitas',
  'patata-sal-al-punto',
  'pipas',
  'plus',
  'risketos',
  'selectas-clasicas',
  'sour-cream-onion',
  'tradicionales',
  'triskys',
  'vinagreta',
  'york-queso',
];

const titledBlock = z.strictObject({ title: localised, text: localised, img: drawing });

/** Sizes in the company's notation. */
export const sizes = z.string().regex(/^\d+(g|Kg)(, \d+(g|Kg))*$/, told('shape.sizes'));

/** A size with its number, and how it is shipped. */
const pack = z.strictObject({
  size: z.string().regex(/^\d+(g|Kg)$/, told('shape.size')),
  gtin: z.string().regex(/^(\d{8}|\d{12,14})$/, told('shape.gtin')),
  caja: z.strictObject({ unidades: z.int().positive(), porPale: z.int().positive() }).optional(),
});

/** Materials of the packs of certain sizes. */
const packaging = z.strictObject({
  packs: sizes,
  parts: z
    .array(
      z.strictObject({
        part: z.enum(packParts),
        material: z.enum(materialCodes),
        bin: z.enum(bins),
      }),
    )
    .min(1),
});

/**
 * The traces that a label declares. That it declares none is a word of its own: an empty list
 * would look like one that nobody has filled in.
 */
const traces = z
  .array(z.enum(['ninguna', ...namedAllergens]))
  .min(1)
  .refine((names) => names.length === 1 || !names.includes('ninguna'), told('shape.noTraces'))
  .transform((names) => names.filter((name) => name !== 'ninguna'));

const change = z.strictObject({
  date: pastDay,
  lot: z.string().trim().min(1),
  what: localised,
});

/** The name of a photograph. The desk puts a slash before one that it finds in the folder. */
const photo = z.string().transform((name) => name.replace(/^\//, ''));

/**
 * A product file. The fields that section 3 of the specification lists have its names.
 */
export const productFile = z.strictObject({
  range: z.enum(rangePaths),
  /** Other ranges whose pages show it, after their own products. */
  alsoIn: z.array(z.enum(rangePaths)).optional(),
  /** Place in its range; without one it comes last. */
  position: z.int().min(1).optional(),
  family: z.enum(companyGroups),
  type: z.enum(['left', 'right', 'center']),
  sample: z.boolean().default(false),
  reviewed: pastDay,
  titulo: localised,
  sabor: localised,
  /** The legal name of the food, if it is known. */
  denominacion: localised.optional(),
  hashtag: localised,
  descripcion: localised,
  intro: localised,
  introDos: localised,
  introMovil: localised,
  /** The drawing of its pack, where it differs from its range's. */
  design: packDesign.optional(),
  packs: z.array(pack).min(1),
  packaging: z.array(packaging).min(1),
  /** Months from packing to the best-before date. */
  mesesConsumo: z.int().min(1).max(60).optional(),
  ingredientes: localised,
  trazas: traces.optional(),
  /** Set if traces are undeclared; `trazas` must then be absent. */
  trazasSinDeclarar: z.literal('1').optional(),
  changes: z.array(change).optional(),
  hasGluten: flag,
  hasFrutosSecos: flag,
  hasIntegral: flag,
  bajoAzucares: flag,
  bajoSal: flag,
  sinLactosa: flag,
  sinhuevo: flag,
  chocolatelovers: flag,
  ocultarSinGluten: flag,
  mostrarSinLactosa: flag,
  cantidadValor: z.enum(['100g', '125g', '80g, 120g']),
  ...values,
  /** Per 100 g, whatever the reference quantity of the other values. */
  vitaminaE: z
    .string()
    .regex(/^\d+(\.\d+)? mg$/, told('shape.milligrams'))
    .optional(),
  porCien: z.strictObject(values).optional(),
  name: localised.optional(),
  video: z.string().startsWith('link:', told('shape.video')).optional(),
  origen: titledBlock.optional(),
  maridaje: titledBlock.optional(),
  notas_cata: z
    .strictObject({
      img: drawing,
      notes: z.array(z.strictObject({ name: localised, value: z.int().min(1).max(5) })),
    })
    .optional(),
  imagenes: z.strictObject({ pack: photo.optional() }).optional(),
});
export type ProductFile = z.infer<typeof productFile>;
export type NutritionValues = Pick<ProductFile, keyof typeof values>;
