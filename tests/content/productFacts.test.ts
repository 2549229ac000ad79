import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emphasis } from '../../build/content/rules/products/allergens.ts';
import { inWords } from '../../build/messages/messages.ts';
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
  'energia nutrition.energy 1979 417 473': values({
    energia: '1979 kJ / 417 kcal',
  }),
  'energia nutrition.computed 1400 1979': values({ energia: '1400 kJ / 335 kcal' }),
  'grasas nutrition.sum 108.1': values({ fibra: '13 g' }),
  'saturadas nutrition.part 19 18 grasas': values({ saturadas: '19 g' }),
  'azucares nutrition.part 69 68.9 hidratos': values({
    azucares: '69 g',
    bajoAzucares: '0',
  }),
  'polialcoholes nutrition.part 70 68.9 hidratos': values({
    energia: '1489 kJ / 356 kcal',
    polialcoholes: '70 g',
  }),
  'azucares nutrition.sweet 70.4 68.9': values({
    energia: '1489 kJ / 356 kcal',
    polialcoholes: '68 g',
  }),
  'fibra nutrition.negative -3.1': values({ fibra: '-3.1 g' }),
  'polialcoholes nutrition.noPolyols': values({ polialcoholes: '0 g' }),
});
tells(pipas, {
  'grasas nutrition.reference 45 120 g 54': values({ grasas: '36 g, 45 g' }),
  'cantidadValor nutrition.size 120 g': (source) =>
    source.replaceAll('80g, 120g, 1Kg', '80g, 125g, 1Kg').replace('"120g"', '"125g"'),
});

tells(jummy, {
  'bajoAzucares flag.fewSugars 5.1 5': 'azucares = 5.1 g',
  'bajoSal flag.littleSalt 1.3 0.3': 'bajoSal = 1',
  'hasGluten flag.ingredient "0" gluten': 'hasGluten = 0',
  'sinLactosa flag.trace "1" leche': adding('trazas', 'leche'),
  'sinhuevo flag.trace "1" huevo': adding('trazas', 'huevo'),
  'hasFrutosSecos flag.trace "0" cacahuetes': adding('trazas', 'cacahuetes'),
  'ocultarSinGluten flag.hideGluten': 'ocultarSinGluten = 1',
  'mostrarSinLactosa flag.showLactose': 'sinLactosa = 0',
});
tells({
  'content/products/citrico.json: range flag.noSugars 0.6 0.5': editing((json) =>
    Object.assign(json, { azucares: '0.6 g', polialcoholes: '96 g' }),
  ),
});
tells(pipas, {
  'hasGluten flag.trace "0" gluten': adding('trazas', 'gluten'),
  'hasGluten flag.noGluten': 'hasGluten = 1',
  'hasFrutosSecos flag.noNuts': 'hasFrutosSecos = 1',
});

tells(jummy, {
  'ingredientes.en emphasis.none Maize': 'Maize grits → <u>Maize</u> grits',
  'ingredientes.fr emphasis.missing blé farine de blé …': '<u>blé</u> → blé',
  'ingredientes.en emphasis.missing Soy Soy lecithin, maize':
    'Maize grits → Soy lecithin, maize grits',
  'ingredientes.en ingredients.emphasis trigo language.es trigo, cebada': replacing(
    ', <u>barley</u> malt extract',
    '',
  ),
  'ingredientes.en ingredients.shares 26, 17, 1.3 language.es 62, 17, 1.3':
    'Maize grits (62%) → Maize grits (26%)',
  'ingredientes.es mark.unclosed trigo': '<u>trigo</u> → <u>trigo<u>',
  'ingredientes.fr mark.unclosed orge': '<u>orge</u> → <u>orge',
  'ingredientes.en mark.unopened wheat': '<u>wheat</u> → wheat</u>',
  'ingredientes.en mark.tag <i>': '<u>wheat</u> → <u><i>wheat</u>',
  'ingredientes.es emphasis.missing cebada malta de cebada': '<u>cebada</u> → cebada',
  'ingredientes.en mark.tag <b>': 'Maize grits → Maize <b>grits',
  // The language that differs from the two others is wrong, even if it is Spanish.
  'ingredientes.es ingredients.shares 26, 17, 1.3 language.en 62, 17, 1.3':
    'Sémola de maíz (62 → Sémola de maíz (26',
  'ingredientes.en ingredients.count 5 language.es 6': replacing(', sugar', ''),
  'ingredientes.en emphasis.cereal gluten': '<u>wheat</u> → <u>gluten</u>',
  'trazas names.twice soja': setting('trazas', ['soja', 'soja']),
  'trazas traces.ingredient gluten': adding('trazas', 'gluten'),
});
tells({
  'content/products/tejitas.json: ingredientes.es emphasis.missing trigo …': '<u>trigo</u> → trigo',
});

test('of an allergen that is not emphasised twice, each place is told', () => {
  const es = 'Maíz, queso en polvo (1 %), sal, crema de queso, suero de <u>leche</u>.';
  const told = emphasis({ ingredients: { es, en: '', fr: '' } }, 'es');
  expect(told.map((fault) => inWords(fault, 'es').split('. ')[0])).toEqual([
    'no destaca «queso» donde dice «Maíz, queso en polvo»',
    'no destaca «queso» donde dice «crema de queso, suero de»',
  ]);
});

const file = 'content/products/jummy.json';
const [small, middle, large] = ['9520001000720', '9520001000737', '9520001000744'];

tells(file, {
  'packs.1.gtin gtin.digit 9520001000738 7': 'packs.1.gtin = 9520001000738',
  'packs.2.gtin field.missing': removing('packs.2.gtin'),
  'packs.2.gtin gtin.owned 9520001000720 gtin.anotherSize': setting('packs.2.gtin', small),
  'packs gtin.cases 2 3': removing('packs.1.caja'),
  'packs.0.size field.shape shape.size': 'packs.0.size = 35 g',
  'packs.0.gtin field.shape shape.gtin': 'packs.0.gtin = 952 0001',
});

// Even with a leading zero.
tells({
  'content/products/pipas.json: packs.0.gtin gtin.owned 09520001000737 jummy': setting(
    'packs.0.gtin',
    `0${middle}`,
  ),
});

test('a demonstration GTIN is refused for a product that is not a sample', () => {
  const faults = faultsAfter(file, setting('sample', false));
  expect(faults).toEqual(
    [small, middle, large].map(
      (gtin, i) =>
        `${file}: packs, entry ${i + 1}, gtin is ${gtin}, a number for demonstrations. Write the number on the pack, or mark the product with "sample".`,
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
  'trazas traces.missing': removing('trazasSinDeclarar'),
  'hasGluten flag.undeclared "0"': 'hasGluten = 0',
  'introMovil.en claims.unheld gluten free claim.glutenFree condition.field':
    'introMovil.en = Well travelled and gluten free.',
});
tells(jummy, {
  'trazasSinDeclarar traces.both': 'trazasSinDeclarar = 1',
  'sabor.es claims.corn': 'Maíz y trigo al horno → Maíz horneado',
});
tells({
  'content/products/pipas.json: trazas traces.line cacahuetes, avellanas, nueces, anacardos':
    editing((json) => Object.assign(json, { trazas: ['almendras'] })),
  'content/families.json: snacks.ranges.triskys.headTitle.en claims.cornThere':
    'Triskys, the corn and wheat triangles → Triskys, the corn triangles',
});

const says = (words: string) => setting('introMovil.en', words);
tells({
  'content/products/jummy.json: introMovil.fr claims.unheld sans arachide claim.nutFree …': editing(
    (json) => {
      delete json.hasFrutosSecos;
      json.introMovil.fr = 'Un anneau sans arachides.';
    },
  ),
});
tells(tejitas, {
  'introMovil.fr claims.unheld voix fatiguée claim.health condition.health':
    'introMovil.fr = Pour les voix fatiguées.',
  'introMovil.en claims.unheld light claim.light condition.light': says(
    'Crisp and light roof tiles.',
  ),
  'introMovil.en claims.unheld Lightly salted claim.lowSalt condition.atMost 0.3 nutrient.salt':
    says('Lightly salted roof tiles.'),
  'introMovil.en claims.unheld tired voice claim.health condition.health':
    says('For tired voices.'),
  'introMovil.en claims.unheld rich in fibre claim.highFibre condition.atLeast 6 nutrient.fibre':
    says('Roof tiles rich in fibre.'),
  'vitaminaE nutrition.vitaminE 1.7 1.8': 'vitaminaE = 1.7 mg',
});
tells({
  'content/products/vinagreta.json: introMovil.en claims.unheld without gluten …':
    says('Made without gluten.'),
  'content/products/jamon.json: sabor.fr claims.flavour Jambon': 'sabor.fr = Jambon',
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
])('the policy of the ethical channel names who is responsible, in %s', (language, role) => {
  expect(readFileSync(`content/texts/ethical-channel/${language}.md`, 'utf8')).toContain(role);
});
