import { z } from 'zod';
import { pastDay } from '../../../src/content/days.ts';
import { localised } from '../../../src/content/fields.ts';
import {
  type FamilyId,
  families,
  type RangeId,
} from '../../../src/site/catalogue/families.ts';
import {
  type Allergen,
  allergens,
  type Nutrients,
  type Product,
} from '../../../src/site/catalogue/products.ts';
import { sizesIn } from '../../../src/site/catalogue/sizes.ts';
import { emphasisedAllergens } from '../words/allergenWords.ts';

const flag = z.enum(['0', '1']).optional();
const grams = z.string();
const drawing = z.strictObject({ drawing: z.string().min(1), alt: localised });
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
/** The groups in which the company keeps its products. A new one is added here. */
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
const rangePaths = Object.entries(families).flatMap(([family, { ranges }]) =>
  Object.keys(ranges).map((range) => `${family}/${range}`),
);
const titledBlock = z.strictObject({ title: localised, text: localised, img: drawing });

/**
 * A product file as the company writes it; section 3 of the specification names the
 * fields.
 */
export const productFile = z.strictObject({
  range: z.enum(rangePaths),
  family: z.enum(companyGroups),
  type: z.enum(['left', 'right', 'center']),
  sample: z.boolean().default(false),
  reviewed: pastDay,
  titulo: localised,
  sabor: localised,
  hashtag: localised,
  descripcion: localised,
  intro: localised,
  introDos: localised,
  introMovil: localised,
  packs: z
    .string()
    .regex(/^\d+(g|Kg)(, \d+(g|Kg))*$/, 'is not a list of sizes like "35g, 125g, 1Kg"'),
  ingredientes: localised,
  trazas: z.array(z.enum(allergens)),
  hasGluten: flag,
  hasFrutosSecos: flag,
  hasIntegral: flag,
  bajoAzucares: flag,
  bajoSal: flag,
  bajosal: flag,
  sinLactosa: flag,
  sinlactosa: flag,
  sinhuevo: flag,
  sinHuevo: flag,
  chocolatelovers: flag,
  ocultarSinGluten: flag,
  mostrarSinLactosa: flag,
  cantidadValor: z.enum(['100g', '125g', '80g, 120g']),
  ...values,
  porCien: z.strictObject(values).optional(),
  name: localised.optional(),
  video: z.string().startsWith('link:').optional(),
  origen: titledBlock.optional(),
  maridaje: titledBlock.optional(),
  notas_cata: z
    .strictObject({
      img: drawing,
      notes: z.array(z.strictObject({ name: localised, value: z.int().min(1).max(5) })),
    })
    .optional(),
  imagenes: z.strictObject({ pack: z.string().optional() }).optional(),
});
export type ProductFile = z.infer<typeof productFile>;

/**
 * The domain model of a product file that fits the schema. Throws where a figure cannot
 * be read.
 */
export function productOf(key: string, file: ProductFile): Product {
  const [family, ...range] = file.range.split('/');
  return {
    key,
    family: family as FamilyId,
    range: range.join('/') as RangeId,
    group: file.family,
    layout: file.type,
    title: file.titulo,
    flavour: file.sabor,
    hashtag: file.hashtag,
    description: file.descripcion,
    intro: file.intro,
    secondIntro: file.introDos,
    mobileIntro: file.introMovil,
    packs: sizesIn(file.packs),
    ingredients: file.ingredientes,
    allergens: containedAllergens(file.ingredientes.es),
    traces: file.trazas,
    claims: claimsOf(file),
    nutrition: nutritionOf(file),
    ...(file.origen && file.maridaje && file.notas_cata && file.name && file.video
      ? {
          origin: {
            name: file.name,
            video: file.video.slice('link:'.length),
            place: {
              title: file.origen.title,
              text: file.origen.text,
              image: file.origen.img,
            },
            pairing: {
              title: file.maridaje.title,
              text: file.maridaje.text,
              image: file.maridaje.img,
            },
            tasting: { image: file.notas_cata.img, notes: file.notas_cata.notes },
          },
        }
      : {}),
    ...(file.imagenes?.pack ? { images: { pack: file.imagenes.pack } } : {}),
    sample: file.sample,
    reviewed: file.reviewed,
  };
}

function containedAllergens(ingredients: string): Allergen[] {
  const found = new Set(
    emphasisedAllergens(ingredients, 'es').map(({ allergen }) => allergen),
  );
  return allergens.filter((allergen) => found.has(allergen));
}

const claim = <K extends string>(
  name: K,
  value: '0' | '1' | undefined,
  meaning: '0' | '1' = '1',
): Partial<Record<K, boolean>> =>
  (value === undefined ? {} : { [name]: value === meaning }) as Partial<
    Record<K, boolean>
  >;

function claimsOf(file: ProductFile): Product['claims'] {
  return {
    ...claim('glutenFree', file.hasGluten, '0'),
    ...claim('lactoseFree', file.sinLactosa ?? file.sinlactosa),
    ...claim('eggFree', file.sinhuevo ?? file.sinHuevo),
    ...claim('nutFree', file.hasFrutosSecos, '0'),
    ...claim('wholegrain', file.hasIntegral),
    ...claim('lowSugar', file.bajoAzucares),
    ...claim('lowSalt', file.bajoSal ?? file.bajosal),
    ...claim('chocolate', file.chocolatelovers),
    hideGlutenFree: file.ocultarSinGluten === '1',
    showLactoseFree: file.mostrarSinLactosa === '1',
  };
}

function nutritionOf(file: ProductFile): Product['nutrition'] {
  const quantities = file.cantidadValor.split(', ');
  const columns = quantities.map((quantity, i) => ({
    quantity: quantity.replace('g', '\u00a0g'),
    values: nutrientsOf(file, i),
  }));
  if (file.cantidadValor === '100g')
    return { per100: nutrientsOf(file, 0), references: [] };
  if (!file.porCien) throw new Error('porCien');
  return { per100: nutrientsOf(file.porCien, 0), references: columns };
}

type Values = Pick<ProductFile, keyof typeof values>;

/**
 * @param column Which of the comma-separated values: a file may give two reference
 *   quantities.
 */
function nutrientsOf(file: Values, column: number): Nutrients {
  const [energyKj, energyKcal] = readEnergy(file.energia.split(', ')[column]);
  const read = (field: Exclude<keyof Values, 'energia'>) =>
    readGrams(field, file[field]?.split(', ')[column]);
  return {
    energyKj,
    energyKcal,
    fat: read('grasas'),
    saturates: read('saturadas'),
    carbohydrate: read('hidratos'),
    sugars: read('azucares'),
    ...(file.polialcoholes === undefined ? {} : { polyols: read('polialcoholes') }),
    fibre: read('fibra'),
    protein: read('proteinas'),
    salt: read('sal'),
  };
}

function readEnergy(text = ''): [number, number] {
  const match = /^([\d.]+) kJ \/ ([\d.]+) kcal$/.exec(text.trim());
  if (!match) throw new Error('energia');
  return [Number(match[1]), Number(match[2])];
}

function readGrams(field: string, text = ''): number {
  const match = /^(-?[\d.]+) g$/.exec(text.trim());
  if (!match) throw new Error(field);
  return Number(match[1]);
}
