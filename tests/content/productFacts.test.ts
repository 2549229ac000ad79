import { describe } from 'vitest';
import { type Change, editing, replacing, tells } from '../support/content.ts';

const jummy = 'content/products/jummy.json';
const pipas = 'content/products/pipas.json';

describe('the nutrition check reports', () => {
  const values = (changes: Record<string, string>): Change =>
    editing((json) => Object.assign(json, changes));
  tells([
    [
      'energy whose kilojoules and kilocalories disagree',
      jummy,
      values({ energia: '1979 kJ / 417 kcal' }),
      'energia says 1979 kJ and 417 kcal, which do not agree. 1979 kJ are about 473 kcal.',
    ],
    [
      'energy that the nutrients do not yield',
      jummy,
      values({ energia: '1400 kJ / 335 kcal' }),
      'energia says 1400 kJ, but the nutrients yield about 1979 kJ. Compare energia and the nutrients with the label.',
    ],
    [
      'nutrients of more than 105 g',
      jummy,
      values({ fibra: '13 g' }),
      'grasas with hidratos, fibra, proteinas and sal makes 108.1 g of 100 g. Compare the figures with the label.',
    ],
    [
      'more saturates than fat',
      jummy,
      values({ saturadas: '19 g' }),
      'saturadas is 19 g, more than the 18 g of grasas that it is part of. Compare both with the label.',
    ],
    [
      'more sugars than carbohydrate',
      jummy,
      values({ azucares: '69 g', bajoAzucares: '0' }),
      'azucares is 69 g, more than the 68.9 g of hidratos that it is part of. Compare both with the label.',
    ],
    [
      'more polyols than carbohydrate',
      jummy,
      values({ energia: '1489 kJ / 356 kcal', polialcoholes: '70 g' }),
      'polialcoholes is 70 g, more than the 68.9 g of hidratos that it is part of. Compare both with the label.',
    ],
    [
      'sugars and polyols that together exceed the carbohydrate',
      jummy,
      values({ energia: '1489 kJ / 356 kcal', polialcoholes: '68 g' }),
      'azucares and polialcoholes make 70.4 g, more than the 68.9 g of hidratos that they are part of. Compare them with the label.',
    ],
    [
      'a negative figure',
      jummy,
      values({ fibra: '-3.1 g' }),
      'fibra is negative (-3.1). Write the figure of the label.',
    ],
    [
      'polyols of 0 g',
      jummy,
      values({ polialcoholes: '0 g' }),
      'polialcoholes is 0. Leave the field out where there are none.',
    ],
    [
      'a reference quantity that disagrees with 100 g',
      pipas,
      values({ grasas: '36 g, 45 g' }),
      'grasas says 45 per 120 g, porCien makes it 54. Correct whichever is wrong.',
    ],
    [
      'a reference quantity that is not a size of the product',
      pipas,
      (source) => source.replaceAll('80g, 120g, 1Kg', '80g, 125g, 1Kg'),
      'cantidadValor says 120 g, which is not a size in packs. Write a size of the product.',
    ],
  ]);
});

describe('the claims check reports', () => {
  const both = 'a visitor with an allergy trusts both.';
  tells([
    [
      'few sugars promised with more than 5 g',
      jummy,
      editing((json) => (json.azucares = '5.1 g')),
      'bajoAzucares promises few sugars, but there are 5.1 g per 100 g; at most 5 g are allowed. Write "0" or correct azucares.',
    ],
    [
      'little salt promised with more than 0.3 g',
      jummy,
      editing((json) => (json.bajoSal = '1')),
      'bajoSal promises little salt, but there are 1.3 g per 100 g; at most 0.3 g are allowed. Write "0" or correct sal.',
    ],
    [
      'sugars in a sugar-free range',
      'content/products/citrico.json',
      editing((json) =>
        Object.assign(json, { azucares: '0.6 g', polialcoholes: '96 g' }),
      ),
      'range promises no sugars, but there are 0.6 g per 100 g; at most 0.5 g are allowed. Correct azucares or take the product to another range.',
    ],
    [
      'gluten in what is free of gluten',
      jummy,
      editing((json) => (json.hasGluten = '0')),
      `hasGluten is "0", but ingredientes emphasises gluten. Correct the flag or the ingredients: ${both}`,
    ],
    [
      'traces of gluten in what is free of gluten',
      pipas,
      editing((json) => json.trazas.push('gluten')),
      `hasGluten is "0", but trazas names gluten. Correct the flag or the traces: ${both}`,
    ],
    [
      'traces of milk in what is free of lactose',
      jummy,
      editing((json) => json.trazas.push('leche')),
      `sinLactosa is "1", but trazas names leche. Correct the flag or the traces: ${both}`,
    ],
    [
      'traces of egg in what is free of egg',
      jummy,
      editing((json) => json.trazas.push('huevo')),
      `sinhuevo is "1", but trazas names huevo. Correct the flag or the traces: ${both}`,
    ],
    [
      'traces of nuts in what is free of nuts',
      jummy,
      editing((json) => json.trazas.push('cacahuetes')),
      `hasFrutosSecos is "0", but trazas names cacahuetes. Correct the flag or the traces: ${both}`,
    ],
    [
      'a gluten flag without gluten',
      pipas,
      editing((json) => (json.hasGluten = '1')),
      'hasGluten is "1", but ingredientes emphasises no gluten. Write "0" or emphasise the cereal.',
    ],
    [
      'a nut flag without nuts',
      pipas,
      editing((json) => (json.hasFrutosSecos = '1')),
      'hasFrutosSecos is "1", but ingredientes emphasises no nuts. Write "0" or emphasise the nuts.',
    ],
    [
      'a hidden gluten-free sign on what has gluten',
      jummy,
      editing((json) => (json.ocultarSinGluten = '1')),
      'ocultarSinGluten is "1", but the product is not free of gluten. Write "0" or correct hasGluten.',
    ],
    [
      'a lactose-free sign without the claim',
      jummy,
      editing((json) => (json.sinLactosa = '0')),
      'mostrarSinLactosa is "1", but sinLactosa is not. Write "0" or correct sinLactosa.',
    ],
  ]);
});

describe('the allergen check reports', () => {
  tells([
    [
      'an emphasised word that is not an allergen',
      jummy,
      replacing('Maize grits', '<u>Maize</u> grits'),
      'ingredientes.en emphasises «Maize», which is none of the 14 allergens. Emphasise the allergen alone; build/content/words/allergenWords.ts lists how each is written.',
    ],
    [
      'an allergen that does not stand out',
      jummy,
      replacing('<u>blé</u>', 'blé'),
      'ingredientes.fr does not emphasise «blé». Write <u>blé</u>.',
    ],
    [
      'soya by its shorter name',
      jummy,
      replacing('Maize grits', 'Soy lecithin, maize grits'),
      'ingredientes.en does not emphasise «Soy». Write <u>Soy</u>.',
    ],
    [
      'an allergen that one language forgets',
      jummy,
      replacing(', <u>barley</u> malt extract', ''),
      'ingredientes.en emphasises trigo, Spanish trigo, cebada. Name the same ingredients in the same order in every language.',
    ],
    [
      'a percentage that differs',
      jummy,
      replacing('Maize grits (62%)', 'Maize grits (26%)'),
      'ingredientes.en has the percentages 26, 17, 1.3, Spanish 62, 17, 1.3. Write the same ones in every language.',
    ],
    [
      'an emphasis that does not end, though a later one does',
      jummy,
      replacing('<u>trigo</u>', '<u>trigo<u>'),
      'ingredientes.es does not close the <u> before «trigo». Write </u> right after the allergen.',
    ],
    [
      'an emphasis that does not end until the list does',
      jummy,
      replacing('<u>orge</u>', '<u>orge'),
      'ingredientes.fr does not close the <u> before «orge». Write </u> right after the allergen.',
    ],
    [
      'an emphasis that does not begin',
      jummy,
      replacing('<u>wheat</u>', 'wheat</u>'),
      'ingredientes.en has no <u> for the </u> after «wheat». Write <u> right before the allergen, or remove the </u>.',
    ],
    [
      'a tag within an emphasis',
      jummy,
      replacing('<u>wheat</u>', '<u><b>wheat</u>'),
      'ingredientes.en has the tag <b>. Only <u>…</u> around an allergen is allowed.',
    ],
    [
      'an allergen that stands out in the other languages alone',
      jummy,
      replacing('<u>cebada</u>', 'cebada'),
      'ingredientes.es does not emphasise «cebada». Write <u>cebada</u>.',
    ],
    [
      'the only gluten of a product when it does not stand out',
      'content/products/tejitas.json',
      replacing('<u>trigo</u>', 'trigo'),
      'ingredientes.es does not emphasise «trigo». Write <u>trigo</u>.',
    ],
    [
      'another tag',
      jummy,
      replacing('Maize grits', 'Maize <b>grits'),
      'ingredientes.en has the tag <b>. Only <u>…</u> around an allergen is allowed.',
    ],
    [
      'traces named twice',
      jummy,
      editing((json) => (json.trazas = ['soja', 'soja'])),
      'trazas names soja twice. Keep one of the two.',
    ],
    [
      'an ingredient among the traces',
      jummy,
      editing((json) => json.trazas.push('gluten')),
      'trazas names gluten, which is an ingredient. Remove it from trazas.',
    ],
  ]);
});
