import { company } from 'virtual:content/company';
import { digitalLinkOf, padded, type TradeItem, tradeItemsOf } from '../../site/catalogue/gtin.ts';
import type { Material } from '../../site/catalogue/packaging.ts';
import { gramsIn } from '../../site/catalogue/packs.ts';
import {
  type Allergen,
  groupOf,
  type NamedAllergen,
  type Nutrients,
  type Product,
} from '../../site/catalogue/products.ts';
import { type Localised, languages } from '../../site/i18n/languages.ts';
import { words } from '../../site/i18n/words.ts';
import { pagesOf, plainIngredients } from './openData.ts';

/** GS1 codes for the allergens of Annex II, Regulation (EU) 1169/2011. */
const allergenCodes: Record<Allergen, string> = {
  gluten: 'AW',
  crustaceos: 'AC',
  huevo: 'AE',
  pescado: 'AF',
  cacahuetes: 'AP',
  soja: 'AY',
  leche: 'AM',
  'frutos-de-cascara': 'AN',
  apio: 'BC',
  mostaza: 'BM',
  sesamo: 'AS',
  sulfitos: 'AU',
  altramuces: 'NL',
  moluscos: 'UM',
};
/**
 * GS1 property names of the nutrients; energy is separate because it comes in two units.
 */
const nutrientNames = {
  fat: 'fat',
  saturates: 'saturatedFat',
  carbohydrate: 'carbohydrates',
  sugars: 'sugars',
  polyols: 'polyols',
  fibre: 'fibre',
  protein: 'protein',
  salt: 'salt',
} satisfies Partial<Record<keyof Nutrients, string>>;
/** GS1 names for the material codes; anything else is COMPOSITE. */
const materialNames: Partial<Record<Material, string>> = {
  'PET 1': 'POLYMER_PET',
  'HDPE 2': 'POLYMER_HDPE',
  'LDPE 4': 'POLYMER_LDPE',
  'PP 5': 'POLYMER_PP',
  'PS 6': 'POLYMER_PS',
  'O 7': 'PLASTIC_OTHER',
  'PAP 20': 'PAPER_CORRUGATED',
  'PAP 21': 'PAPER_PAPERBOARD',
  'PAP 22': 'PAPER_PAPER',
  'FE 40': 'METAL_STEEL',
  'ALU 41': 'METAL_ALUMINUM',
  'GL 70': 'GLASS',
  'GL 71': 'GLASS',
  'GL 72': 'GLASS',
};

/** The catalogue in the GS1 Web Vocabulary, one node per pack. */
export const productsJsonLd = (products: readonly Product[], siteUrl: string): object => ({
  '@context': {
    gs1: 'https://ref.gs1.org/voc/',
    rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
  },
  '@graph': products.flatMap(tradeItemsOf).map((item) => nodeOf(item, siteUrl)),
});

function nodeOf({ product, pack, gtin }: TradeItem<Product>, siteUrl: string): object {
  const { sample, ingredients } = product;
  return {
    '@id': siteUrl + digitalLinkOf(gtin),
    '@type': 'gs1:FoodBeverageTobaccoProduct',
    'gs1:gtin': padded(gtin),
    'gs1:productName': inLanguages(product.title),
    'gs1:productDescription': inLanguages(product.description),
    'gs1:brand': {
      '@type': 'gs1:Brand',
      'gs1:brandName': { '@value': company.name, '@language': 'es' },
    },
    'gs1:netContent': quantity(gramsIn(pack), 'GRM'),
    'gs1:ingredientStatement': inLanguages({
      es: plainIngredients(ingredients.es),
      en: plainIngredients(ingredients.en),
      fr: plainIngredients(ingredients.fr),
    }),
    'gs1:hasAllergen': allergensOf(product),
    ...nutritionOf(product.nutrition.per100),
    'gs1:packaging': packagingOf(product, pack),
    'gs1:pip': Object.values(pagesOf(product, siteUrl)).map((page) => ({ '@id': page })),
    ...(sample
      ? {
          'rdfs:comment': languages.map((language) => ({
            '@value': words[language]('product.sample'),
            '@language': language,
          })),
        }
      : {}),
  };
}

const inLanguages = (text: Localised): object[] =>
  languages.map((language) => ({ '@value': text[language], '@language': language }));

const quantity = (value: number, unit: string, type = 'QuantitativeValue'): object => ({
  '@type': `gs1:${type}`,
  'gs1:value': { '@value': String(value), '@type': 'xsd:float' },
  'gs1:unitCode': unit,
});

/**
 * Listed allergens and declared traces, one entry per allergen group. An allergen that is
 * in neither list is not claimed to be absent.
 */
function allergensOf({ allergens, traces = [] }: Product): object[] {
  const details = (level: string, names: readonly NamedAllergen[]) =>
    [...new Set(names.map(groupOf))].map((allergen) => ({
      '@type': 'gs1:AllergenDetails',
      'gs1:allergenType': { '@id': `gs1:AllergenTypeCode-${allergenCodes[allergen]}` },
      'gs1:allergenLevelOfContainmentCode': {
        '@id': `gs1:LevelOfContainmentCode-${level}`,
      },
    }));
  return [...details('CONTAINS', allergens), ...details('MAY_CONTAIN', traces)];
}

function nutritionOf(per100: Nutrients): object {
  const measured = (value: number, unit: string) =>
    quantity(value, unit, 'NutritionMeasurementType');
  return {
    'gs1:nutrientBasisQuantity': quantity(100, 'GRM'),
    'gs1:energyPerNutrientBasis': [
      measured(per100.energyKj, 'KJO'),
      measured(per100.energyKcal, 'E14'),
    ],
    ...Object.fromEntries(
      Object.entries(nutrientNames).flatMap(([nutrient, name]) => {
        const value = per100[nutrient as keyof Nutrients];
        return value === undefined ? [] : [[`gs1:${name}PerNutrientBasis`, measured(value, 'GRM')]];
      }),
    ),
  };
}

function packagingOf({ packaging }: Product, pack: string): object[] {
  const parts = packaging.find(({ packs }) => packs.includes(pack))?.parts ?? [];
  return parts.map(({ part, material }) => ({
    '@type': 'gs1:PackagingDetails',
    'gs1:packagingType': part,
    'gs1:packagingMaterial': {
      '@type': 'gs1:PackagingMaterialDetails',
      'gs1:packagingMaterialType': {
        '@id': `gs1:PackagingMaterialTypeCode-${materialNames[material] ?? 'COMPOSITE'}`,
      },
    },
  }));
}
