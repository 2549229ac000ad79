import type { NutritionValues, ProductFile } from '../../../src/content/product.ts';
import type { FamilyId, RangeId } from '../../../src/site/catalogue/families.ts';
import { sizesIn } from '../../../src/site/catalogue/packs.ts';
import {
  allergens,
  groupOf,
  type Nutrients,
  namedAllergens,
  type Product,
} from '../../../src/site/catalogue/products.ts';
import { emphasisedAllergens } from '../words/allergenWords.ts';

/**
 * Converts a valid product file to the domain model. Throws if a figure cannot be parsed.
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
    ...(file.denominacion ? { legalName: file.denominacion } : {}),
    hashtag: file.hashtag,
    description: file.descripcion,
    intro: file.intro,
    secondIntro: file.introDos,
    mobileIntro: file.introMovil,
    packs: file.packs.flatMap(({ size }) => sizesIn(size)),
    gtins: file.packs.map(({ gtin }) => gtin),
    packaging: file.packaging.map(({ packs, parts }) => ({
      packs: sizesIn(packs),
      parts,
    })),
    ...(file.mesesConsumo ? { shelfLifeMonths: file.mesesConsumo } : {}),
    ...casesOf(file),
    ingredients: file.ingredientes,
    ...containedAllergens(file.ingredientes.es),
    ...(file.trazas ? { traces: file.trazas } : {}),
    changes: file.changes ?? [],
    claims: claimsOf(file),
    nutrition: {
      ...nutritionOf(file),
      ...(file.vitaminaE ? { vitaminE: Number.parseFloat(file.vitaminaE) } : {}),
    },
    ...(file.origen && file.maridaje && file.notas_cata && file.name && file.video
      ? {
          provenance: {
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

function casesOf({ packs }: ProductFile): Pick<Product, 'cases'> {
  const cases = packs.flatMap(({ caja }) =>
    caja ? [{ units: caja.unidades, perPallet: caja.porPale }] : [],
  );
  return cases.length ? { cases } : {};
}

function containedAllergens(ingredients: string): Pick<Product, 'allergens' | 'kinds'> {
  const found = emphasisedAllergens(ingredients, 'es');
  const unsaid = new Set(found.filter(({ kind }) => !kind).map(({ allergen }) => allergen));
  return {
    allergens: allergens.filter((name) => found.some(({ allergen }) => allergen === name)),
    // A label with wheat and a bare 'gluten' does not name all cereals.
    kinds: namedAllergens.filter(
      (name): name is Product['kinds'][number] =>
        found.some(({ kind }) => kind === name) && !unsaid.has(groupOf(name)),
    ),
  };
}

const claim = <K extends string>(
  name: K,
  value: '0' | '1' | undefined,
  meaning: '0' | '1' = '1',
): Partial<Record<K, boolean>> =>
  (value === undefined ? {} : { [name]: value === meaning }) as Partial<Record<K, boolean>>;

function claimsOf(file: ProductFile): Product['claims'] {
  return {
    ...claim('glutenFree', file.hasGluten, '0'),
    ...claim('lactoseFree', file.sinLactosa),
    ...claim('eggFree', file.sinhuevo),
    ...claim('nutFree', file.hasFrutosSecos, '0'),
    ...claim('wholegrain', file.hasIntegral),
    ...claim('lowSugar', file.bajoAzucares),
    ...claim('lowSalt', file.bajoSal),
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
  if (file.cantidadValor === '100g') return { per100: nutrientsOf(file, 0), references: [] };
  if (!file.porCien) throw new Error('porCien');
  return { per100: nutrientsOf(file.porCien, 0), references: columns };
}

/**
 * @param column Which of the comma-separated values: a file may give two reference
 *   quantities.
 */
function nutrientsOf(file: NutritionValues, column: number): Nutrients {
  const [energyKj, energyKcal] = readEnergy(file.energia.split(', ')[column]);
  const read = (field: Exclude<keyof NutritionValues, 'energia'>) =>
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
