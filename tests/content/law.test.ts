import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editing, faultsAfter, removing, setting, tells } from '../support/content.ts';

const jummy = 'content/products/jummy.json';
const exportacion = 'content/products/exportacion.json';
const tejitas = 'content/products/tejitas.json';

const mixAntiox = 'content/products/mix-antiox.json';

tells(exportacion, {
  'trazas is missing. Write the traces that the label declares, [] where it declares none, or "trazasSinDeclarar": "1" where nobody has declared them.':
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
