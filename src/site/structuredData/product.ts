import { company } from 'virtual:content/company';
import type { NutritionInformation, PropertyValue } from 'schema-dts';
import { familyOf, rangeOf } from '../catalogue/catalogue.ts';
import { padded } from '../catalogue/gtin.ts';
import { containedIn, type NamedAllergen, type Product } from '../catalogue/products.ts';
import { type Words, words } from '../i18n/words.ts';
import { addressOn, organizationId, type StructuredData } from './structuredData.ts';

/**
 * A product. It has no offer, because the site sells nothing.
 *
 * @param pictures Paths of its pictures.
 */
export const productData =
  (product: Product, pictures: readonly string[]): StructuredData =>
  (context) => {
    const { language, siteUrl, production } = context;
    // Keeps sample values from search engines.
    const shown = !(production && product.sample);
    return [
      {
        '@type': 'Product',
        '@id': `${addressOn(context)}#product`,
        url: addressOn(context),
        name: product.title[language],
        description: product.description[language],
        image: pictures.map((path) => siteUrl + path),
        brand: { '@type': 'Brand', name: company.name },
        manufacturer: {
          '@type': 'Organization',
          '@id': organizationId(context),
          name: company.legalName,
        },
        ...(shown ? { gtin: product.gtins.map(padded) } : {}),
        category: `${familyOf(product.family).name[language]} > ${rangeOf(product.family, product.range).name[language]}`,
        ...(shown
          ? {
              additionalProperty: [
                // schema.org has no `nutrition` for products, so it is a property with a
                // structured value.
                {
                  '@type': 'PropertyValue',
                  name: words[language]('product.nutrition'),
                  valueReference: nutritionOf(product),
                },
                ...allergensOf(product, words[language]),
              ],
            }
          : {}),
      },
    ];
  };

/**
 * The allergens that the label lists and the traces it declares. An empty list is spelled
 * out as 'not listed', and undeclared traces as 'not declared'.
 */
function allergensOf(product: Product, t: Words): PropertyValue[] {
  const { traces } = product;
  const property = (name: string, propertyID: string, value: string): PropertyValue => ({
    '@type': 'PropertyValue',
    propertyID,
    name,
    value,
  });
  const list = (names: readonly NamedAllergen[]) =>
    names.map((name) => t(`allergen.${name}`)).join(', ') || t('declared.notListed');
  return [
    property(t('declared.contains'), 'allergens', list(containedIn(product))),
    property(t('declared.mayContain'), 'traces', traces ? list(traces) : t('declared.notDeclared')),
  ];
}

function nutritionOf({ nutrition: { per100 } }: Product): NutritionInformation {
  const grams = (value: number) => `${value} g`;
  return {
    '@type': 'NutritionInformation',
    servingSize: '100 g',
    calories: `${per100.energyKcal} kcal`,
    fatContent: grams(per100.fat),
    saturatedFatContent: grams(per100.saturates),
    carbohydrateContent: grams(per100.carbohydrate),
    sugarContent: grams(per100.sugars),
    fiberContent: grams(per100.fibre),
    proteinContent: grams(per100.protein),
  };
}
