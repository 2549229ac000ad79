import { describe, expect, test } from 'vitest';
import { editing, faultsAfter, replacing, tells } from '../support/content.ts';

const pipas = 'content/products/pipas.json';
const jummy = 'content/products/jummy.json';
const exportacion = 'content/products/exportacion.json';
const tejitas = 'content/products/tejitas.json';
const jamon = 'content/products/jamon.json';
const families = 'content/families.json';

describe('the check of allergens tells of', () => {
  tells([
    [
      'traces that are neither declared nor marked as undeclared',
      exportacion,
      editing((json) => delete json.trazasSinDeclarar),
      `${exportacion}: trazas is missing. Write the traces that the label declares, [] where it declares none, or "trazasSinDeclarar": "1" where nobody has declared them.`,
    ],
    [
      'traces that are declared and marked as undeclared',
      jummy,
      editing((json) => (json.trazasSinDeclarar = '1')),
      `${jummy}: trazasSinDeclarar is "1", but trazas is there. Remove it, or the traces that nobody has declared.`,
    ],
    [
      'a product of the nut line that promises no nuts',
      pipas,
      editing((json) =>
        Object.assign(json, {
          hasFrutosSecos: '0',
          trazas: undefined,
          trazasSinDeclarar: '1',
        }),
      ),
      `${pipas}: hasFrutosSecos is "0" on the line that packs the nuts. Leave it out: the recipe has no nuts, but the line has.`,
    ],
    [
      'a product of the nut line that leaves out what the line packs',
      pipas,
      editing((json) => Object.assign(json, { trazas: ['almendras'] })),
      `${pipas}: trazas does not name cacahuetes, avellanas, nueces, anacardos, which the same line packs. Add what the line packs, or correct the range.`,
    ],
    [
      'wheat that is called corn',
      jummy,
      replacing('Maíz y trigo al horno', 'Maíz horneado'),
      `${jummy}: sabor.es names corn and no other cereal, but the product contains gluten. Name the other cereal too, or leave the corn out.`,
    ],
    [
      'a range with wheat that is called corn',
      families,
      replacing('triangles with three corners', 'corn triangles with three corners'),
      `${families}: snacks.ranges.triskys.headTitle.en names corn and no other cereal, but a product there contains gluten. Name the other cereal too, or leave the corn out.`,
    ],
  ]);
});

describe('the check of claims tells of', () => {
  const says = (words: string) => editing((json) => (json.introMovil.en = words));
  const claims = (word: string, claim: string, condition: string) =>
    `${tejitas}: introMovil.en says «${word}», which claims «${claim}» and needs ${condition}. Say what the product is instead.`;
  tells([
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
      'fibre where there is less',
      tejitas,
      says('Roof tiles rich in fibre.'),
      claims('rich in fibre', 'high fibre', 'at least 6 g of fibre per 100 g'),
    ],
    [
      'a flavour that passes for its ingredient',
      jamon,
      editing((json) => (json.sabor.fr = 'Jambon')),
      `${jamon}: sabor.fr is «Jambon», but the ingredients have none of it. Say that it is a flavour: «sabor a …», “… flavour”, « goût … ».`,
    ],
  ]);

  test('a claim that the figures allow is no fault', () => {
    const change = editing(
      (json) => (json.introMovil.en = 'Tiny spheres, rich in fibre.'),
    );
    expect(faultsAfter('content/products/mios-maiz-chia.json', change)).toEqual([]);
  });
});
