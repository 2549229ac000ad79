import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editing, faultsAfter, replacing, tells } from '../support/content.ts';

const pipas = 'content/products/pipas.json';
const jummy = 'content/products/jummy.json';
const exportacion = 'content/products/exportacion.json';
const tejitas = 'content/products/tejitas.json';
const jamon = 'content/products/jamon.json';
const mixAntiox = 'content/products/mix-antiox.json';
const families = 'content/families.json';

describe('the allergen check reports', () => {
  tells([
    [
      'traces that are neither declared nor marked as undeclared',
      exportacion,
      editing((json) => delete json.trazasSinDeclarar),
      'trazas is missing. Write the traces that the label declares, [] where it declares none, or "trazasSinDeclarar": "1" where nobody has declared them.',
    ],
    [
      'traces that are declared and marked as undeclared',
      jummy,
      editing((json) => (json.trazasSinDeclarar = '1')),
      'trazasSinDeclarar is "1", but trazas is there. Remove it, or the traces that nobody has declared.',
    ],
    [
      'a promise to be free of gluten while nobody has declared the traces',
      exportacion,
      editing((json) => (json.hasGluten = '0')),
      'hasGluten is "0", but nobody has declared the traces. Write trazas as the label declares them, or leave the field out until then.',
    ],
    [
      'a text that says so without the promise',
      exportacion,
      editing((json) => (json.introMovil.en = 'Well travelled and gluten free.')),
      'introMovil.en says «gluten free», which claims «gluten free» and needs the field of the product that says so. Say what the product is instead.',
    ],
    [
      'a product of the nut line that leaves out what the line packs',
      pipas,
      editing((json) => Object.assign(json, { trazas: ['almendras'] })),
      'trazas does not name cacahuetes, avellanas, nueces, anacardos, which the same line packs. Add what the line packs, or correct the range.',
    ],
    [
      'wheat that is called corn',
      jummy,
      replacing('Maíz y trigo al horno', 'Maíz horneado'),
      'sabor.es names corn and no other cereal, but the product contains gluten. Name the other cereal too, or leave the corn out.',
    ],
    [
      'a range with wheat that is called corn',
      families,
      replacing('Triskys, the corn and wheat triangles', 'Triskys, the corn triangles'),
      'snacks.ranges.triskys.headTitle.en names corn and no other cereal, but a product there contains gluten. Name the other cereal too, or leave the corn out.',
    ],
  ]);
});

describe('the claims check reports', () => {
  const says = (words: string) => editing((json) => (json.introMovil.en = words));
  const claims = (word: string, claim: string, condition: string) =>
    `${tejitas}: introMovil.en says «${word}», which claims «${claim}» and needs ${condition}. Say what the product is instead.`;
  tells([
    [
      'arachides that a product is said to be free of, in French',
      jummy,
      editing((json) => {
        delete json.hasFrutosSecos;
        json.introMovil.fr = 'Un anneau sans arachides.';
      }),
      'introMovil.fr says «sans arachide», which claims «free of nuts» and needs the field of the product that says so. Say what the product is instead.',
    ],
    [
      'a tired voice that a sweet is for, in French',
      tejitas,
      editing((json) => (json.introMovil.fr = 'Pour les voix fatiguées.')),
      'introMovil.fr says «voix fatiguée», which claims «good for health» and needs a claim of the list of Regulation (EU) 432/2012; no product has one. Say what the product is instead.',
    ],
    [
      'lightness',
      tejitas,
      says('Crisp and light roof tiles.'),
      claims(
        'light',
        'light',
        '30% less of something, with the reason beside it; no product declares any',
      ),
    ],
    [
      'little salt where there is more',
      tejitas,
      says('Lightly salted roof tiles.'),
      claims('Lightly salted', 'low salt', 'at most 0.3 g of salt per 100 g'),
    ],
    [
      'a promise for the throat',
      tejitas,
      says('For tired voices.'),
      claims(
        'tired voice',
        'good for health',
        'a claim of the list of Regulation (EU) 432/2012; no product has one',
      ),
    ],
    [
      'gluten that is left out in other words than those of the law',
      'content/products/vinagreta.json',
      says('Made without gluten.'),
      'introMovil.en says «without gluten», which claims «gluten left out, in words of its own» and needs «gluten free»: Regulation (EU) 828/2014 knows no other words. Say what the product is instead.',
    ],
    [
      'fibre where there is less',
      tejitas,
      says('Roof tiles rich in fibre.'),
      claims('rich in fibre', 'high fibre', 'at least 6 g of fibre per 100 g'),
    ],
    [
      'a vitamin below what may be declared',
      tejitas,
      editing((json) => (json.vitaminaE = '1.7 mg')),
      'vitaminaE is 1.7 mg, less than the 1.8 mg from which it may be declared. Leave the field out, or compare it with the label.',
    ],
    [
      'a flavour that passes for its ingredient',
      jamon,
      editing((json) => (json.sabor.fr = 'Jambon')),
      'sabor.fr is «Jambon», but the ingredients have none of it. Say that it is a flavour: «sabor a …», “… flavour”, « goût … ».',
    ],
  ]);

  test('a name that promises antioxidants without the vitamin that supports the claim', () => {
    const faults = faultsAfter(
      mixAntiox,
      editing((json) => delete json.vitaminaE),
    );
    expect(faults).toContain(
      `${mixAntiox}: titulo.es says «Antiox», which claims «antioxidant» and needs vitaminaE, at least 1.8 mg, whose authorised claim the page shows. Say what the product is instead.`,
    );
  });

  test('a claim that the figures support is accepted', () => {
    const change = editing(
      (json) => (json.introMovil.en = 'Tiny spheres, rich in fibre.'),
    );
    expect(faultsAfter('content/products/mios-maiz-chia.json', change)).toEqual([]);
  });
});

test.each([
  [
    'es',
    'Responsable del Sistema interno de información** (artículo 8 de la Ley 2/2023)',
  ],
  ['en', 'Internal Reporting System Manager** (Article 8 of Spanish Law 2/2023)'],
  [
    'fr',
    'responsable du système interne d’information (article 8 de la loi espagnole 2/2023)',
  ],
])(
  'the policy of the ethical channel names the role responsible for it, in %s',
  (language, role) => {
    expect(
      readFileSync(`content/texts/ethical-channel/${language}.md`, 'utf8'),
    ).toContain(role);
  },
);
