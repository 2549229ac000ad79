import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDigit, isGtin } from '../../src/site/catalogue/gtin.ts';
import {
  adding,
  type Change,
  editing,
  faultsAfter,
  removing,
  replacing,
  setting,
  tells,
} from '../support/content.ts';

const jummy = 'content/products/jummy.json';
const pipas = 'content/products/pipas.json';

const values = (changes: Record<string, string>): Change =>
  editing((json) => Object.assign(json, changes));
tells(jummy, {
  'energia says 1979 kJ and 417 kcal, which do not agree. 1979 kJ are about 473 kcal.': values({
    energia: '1979 kJ / 417 kcal',
  }),
  'energia says 1400 kJ, but the nutrients yield about 1979 kJ. Compare energia and the nutrients with the label.':
    values({ energia: '1400 kJ / 335 kcal' }),
  'grasas with hidratos, fibra, proteinas and sal makes 108.1 g of 100 g. Compare the figures with the label.':
    values({ fibra: '13 g' }),
  'saturadas is 19 g, more than the 18 g of grasas that it is part of. Compare both with the label.':
    values({ saturadas: '19 g' }),
  'azucares is 69 g, more than the 68.9 g of hidratos that it is part of. …': values({
    azucares: '69 g',
    bajoAzucares: '0',
  }),
  'polialcoholes is 70 g, more than the 68.9 g of hidratos that it is part of. …': values({
    energia: '1489 kJ / 356 kcal',
    polialcoholes: '70 g',
  }),
  'azucares and polialcoholes make 70.4 g, more than the 68.9 g of hidratos that they are part of. Compare them with the label.':
    values({ energia: '1489 kJ / 356 kcal', polialcoholes: '68 g' }),
  'fibra is negative (-3.1). Write the figure of the label.': values({ fibra: '-3.1 g' }),
  'polialcoholes is 0. Leave the field out where there are none.': values({ polialcoholes: '0 g' }),
});
tells(pipas, {
  'grasas says 45 per 120 g, porCien makes it 54. Correct whichever is wrong.': values({
    grasas: '36 g, 45 g',
  }),
  'cantidadValor says 120 g, which is not a size in packs. Write a size of the product.': (
    source,
  ) => source.replaceAll('80g, 120g, 1Kg', '80g, 125g, 1Kg').replace('"120g"', '"125g"'),
});

const both = 'a visitor with an allergy trusts both.';
tells(jummy, {
  'bajoAzucares promises few sugars, but there are 5.1 g per 100 g; at most 5 g are allowed. Write "0" or correct azucares.':
    'azucares = 5.1 g',
  'bajoSal promises little salt, but there are 1.3 g per 100 g; at most 0.3 g are allowed. Write "0" or correct sal.':
    'bajoSal = 1',
  [`hasGluten is "0", but ingredientes emphasises gluten. Correct the flag or the ingredients: ${both}`]:
    'hasGluten = 0',
  [`sinLactosa is "1", but trazas names leche. Correct the flag or the traces: ${both}`]: adding(
    'trazas',
    'leche',
  ),
  [`sinhuevo is "1", but trazas names huevo. Correct the flag or the traces: ${both}`]: adding(
    'trazas',
    'huevo',
  ),
  [`hasFrutosSecos is "0", but trazas names cacahuetes. Correct the flag or the traces: ${both}`]:
    adding('trazas', 'cacahuetes'),
  'ocultarSinGluten is "1", but the product is not free of gluten. Write "0" or correct hasGluten.':
    'ocultarSinGluten = 1',
  'mostrarSinLactosa is "1", but sinLactosa is not. Write "0" or correct sinLactosa.':
    'sinLactosa = 0',
});
tells({
  'content/products/citrico.json: range promises no sugars, but there are 0.6 g per 100 g; at most 0.5 g are allowed. Correct azucares or take the product to another range.':
    editing((json) => Object.assign(json, { azucares: '0.6 g', polialcoholes: '96 g' })),
});
tells(pipas, {
  [`hasGluten is "0", but trazas names gluten. Correct the flag or the traces: ${both}`]: adding(
    'trazas',
    'gluten',
  ),
  'hasGluten is "1", but ingredientes emphasises no gluten. Write "0" or emphasise the cereal.':
    'hasGluten = 1',
  'hasFrutosSecos is "1", but ingredientes emphasises no nuts. Write "0" or emphasise the nuts.':
    'hasFrutosSecos = 1',
});

tells(jummy, {
  'ingredientes.en emphasises «Maize», which is none of the 14 allergens. Emphasise the allergen alone; build/content/words/allergenWords.ts lists how each is written.':
    'Maize grits → <u>Maize</u> grits',
  'ingredientes.fr does not emphasise «blé». Write <u>blé</u>.': '<u>blé</u> → blé',
  'ingredientes.en does not emphasise «Soy». Write <u>Soy</u>.':
    'Maize grits → Soy lecithin, maize grits',
  'ingredientes.en emphasises trigo, Spanish trigo, cebada. Name the same ingredients in the same order in every language.':
    replacing(', <u>barley</u> malt extract', ''),
  'ingredientes.en has the percentages 26, 17, 1.3, Spanish 62, 17, 1.3. Write the same ones in every language.':
    'Maize grits (62%) → Maize grits (26%)',
  'ingredientes.es does not close the <u> before «trigo». Write </u> right after the allergen.':
    '<u>trigo</u> → <u>trigo<u>',
  'ingredientes.fr does not close the <u> before «orge». Write </u> right after the allergen.':
    '<u>orge</u> → <u>orge',
  'ingredientes.en has no <u> for the </u> after «wheat». Write <u> right before the allergen, or remove the </u>.':
    '<u>wheat</u> → wheat</u>',
  'ingredientes.en has the tag <i>. Only <u>…</u> around an allergen is allowed.':
    '<u>wheat</u> → <u><i>wheat</u>',
  'ingredientes.es does not emphasise «cebada». Write <u>cebada</u>.': '<u>cebada</u> → cebada',
  'ingredientes.en has the tag <b>. Only <u>…</u> around an allergen is allowed.':
    'Maize grits → Maize <b>grits',
  // The language that differs from the two others is wrong, even if it is Spanish.
  'ingredientes.es has the percentages 26, 17, 1.3, English 62, 17, 1.3. Write the same ones in every language.':
    'Sémola de maíz (62 → Sémola de maíz (26',
  'ingredientes.en names 5 ingredients, Spanish 6. Name the same ones in every language, separated by commas.':
    replacing(', sugar', ''),
  'ingredientes.en emphasises «gluten», which does not say from which cereal. Name and emphasise the cereal, such as <u>wheat</u> or <u>barley</u>.':
    '<u>wheat</u> → <u>gluten</u>',
  'trazas names soja twice. Keep one of the two.': setting('trazas', ['soja', 'soja']),
  'trazas names gluten, which is an ingredient. Remove it from trazas.': adding('trazas', 'gluten'),
});
tells({
  'content/products/tejitas.json: ingredientes.es does not emphasise «trigo». Write <u>trigo</u>.':
    '<u>trigo</u> → trigo',
});

const file = 'content/products/jummy.json';
const [small, middle, large] = ['9520001000720', '9520001000737', '9520001000744'];

tells(file, {
  'packs, entry 2, gtin is 9520001000738, whose last digit does not fit the others. Copy the number from the pack again; 7 would fit.':
    'packs.1.gtin = 9520001000738',
  'packs, entry 3, gtin is missing. Write it.': removing('packs.2.gtin'),
  [`packs, entry 3, gtin is ${small}, which is the number of another size. Write the number on this pack.`]:
    setting('packs.2.gtin', small),
  'packs has "caja" in 2 of 3 sizes. Write it in each or in none.': removing('packs.1.caja'),
  'packs, entry 1, size is not a size like "35g" or "1Kg". …': 'packs.0.size = 35 g',
  'packs, entry 1, gtin is not a GTIN of 8, 12, 13 or 14 digits. …': 'packs.0.gtin = 952 0001',
});

// Even with a leading zero.
tells({
  [`content/products/pipas.json: packs, entry 1, gtin is 0${middle}, which is the number of jummy. Write the number on this pack.`]:
    setting('packs.0.gtin', `0${middle}`),
});

test('a demonstration GTIN is refused for a product that is not a sample', () => {
  const faults = faultsAfter(file, setting('sample', false));
  expect(faults).toEqual(
    [small, middle, large].map(
      (gtin, i) =>
        `${file}: packs, entry ${i + 1}, gtin is ${gtin}, a number for demonstrations. Write the number on the pack, or "sample": true.`,
    ),
  );
});

test.each([
  ['6291041500213', true],
  ['036000291452', true],
  ['96385074', true],
  ['00012345600012', true],
  ['6291041500214', false],
  ['62910415002133', false],
  ['6291041', false],
  ['629104150021 3', false],
  ['', false],
  ['9'.repeat(100_000), false],
])('%.20s is a GTIN: %s', (code, expected) => expect(isGtin(code)).toBe(expected));

test('the check digit is the one of the General Specifications', () => {
  expect(checkDigit('629104150021')).toBe('3');
});

const exportacion = 'content/products/exportacion.json';
const tejitas = 'content/products/tejitas.json';

const mixAntiox = 'content/products/mix-antiox.json';

tells(exportacion, {
  'trazas is missing. Write the traces that the label declares, ["ninguna"] where it declares none, or "trazasSinDeclarar": "1" where nobody has declared them.':
    removing('trazasSinDeclarar'),
  'hasGluten is "0", but nobody has declared the traces. Write trazas as the label declares them, or leave the field out until then.':
    'hasGluten = 0',
  'introMovil.en says «gluten free», which claims «gluten free» and needs the field of the product that says so. Say what the product is instead.':
    'introMovil.en = Well travelled and gluten free.',
});
tells(jummy, {
  'trazasSinDeclarar is "1", but trazas is there. Remove it, or the traces that nobody has declared.':
    'trazasSinDeclarar = 1',
  'sabor.es names corn and no other cereal, but the product contains gluten. Name the other cereal too, or leave the corn out.':
    'Maíz y trigo al horno → Maíz horneado',
});
tells({
  'content/products/pipas.json: trazas does not name cacahuetes, avellanas, nueces, anacardos, which the same line packs. Add what the line packs, or correct the range.':
    editing((json) => Object.assign(json, { trazas: ['almendras'] })),
  'content/families.json: snacks.ranges.triskys.headTitle.en names corn and no other cereal, but a product there contains gluten. Name the other cereal too, or leave the corn out.':
    'Triskys, the corn and wheat triangles → Triskys, the corn triangles',
});

const says = (words: string) => setting('introMovil.en', words);
const claims = (word: string, claim: string, condition: string) =>
  `introMovil.en says «${word}», which claims «${claim}» and needs ${condition}. …`;
tells({
  'content/products/jummy.json: introMovil.fr says «sans arachide», which claims «free of nuts» and needs the field of the product that says so. …':
    editing((json) => {
      delete json.hasFrutosSecos;
      json.introMovil.fr = 'Un anneau sans arachides.';
    }),
});
tells(tejitas, {
  'introMovil.fr says «voix fatiguée», which claims «good for health» and needs a claim of the list of Regulation (EU) 432/2012; no product has one. …':
    'introMovil.fr = Pour les voix fatiguées.',
  [claims(
    'light',
    'light',
    '30% less of something, with the reason beside it; no product declares any',
  )]: says('Crisp and light roof tiles.'),
  [claims('Lightly salted', 'low salt', 'at most 0.3 g of salt per 100 g')]: says(
    'Lightly salted roof tiles.',
  ),
  [claims(
    'tired voice',
    'good for health',
    'a claim of the list of Regulation (EU) 432/2012; no product has one',
  )]: says('For tired voices.'),
  [claims('rich in fibre', 'high fibre', 'at least 6 g of fibre per 100 g')]: says(
    'Roof tiles rich in fibre.',
  ),
  'vitaminaE is 1.7 mg, less than the 1.8 mg from which it may be declared. Leave the field out, or compare it with the label.':
    'vitaminaE = 1.7 mg',
});
tells({
  'content/products/vinagreta.json: introMovil.en says «without gluten», which claims «gluten left out, in words of its own» and needs «gluten free»: Regulation (EU) 828/2014 knows no other words. …':
    says('Made without gluten.'),
  'content/products/jamon.json: sabor.fr is «Jambon», but the ingredients have none of it. Say that it is a flavour: «sabor a …», “… flavour”, « goût … ».':
    'sabor.fr = Jambon',
});

test('a name that promises antioxidants without the vitamin that supports the claim', () => {
  const faults = faultsAfter(mixAntiox, removing('vitaminaE'));
  expect(faults).toContain(
    `${mixAntiox}: titulo.es says «Antiox», which claims «antioxidant» and needs vitaminaE, at least 1.8 mg, whose authorised claim the page shows. Say what the product is instead.`,
  );
});

test('a claim that the figures support is accepted', () => {
  const change = setting('introMovil.en', 'Tiny spheres, rich in fibre.');
  expect(faultsAfter('content/products/mios-maiz-chia.json', change)).toEqual([]);
});

test.each([
  ['es', 'Responsable del Sistema interno de información** (artículo 8 de la Ley 2/2023)'],
  ['en', 'Internal Reporting System Manager** (Article 8 of Spanish Law 2/2023)'],
  ['fr', 'responsable du système interne d’information (article 8 de la loi espagnole 2/2023)'],
])(
  'the policy of the ethical channel names the role responsible for it, in %s',
  (language, role) => {
    expect(readFileSync(`content/texts/ethical-channel/${language}.md`, 'utf8')).toContain(role);
  },
);
