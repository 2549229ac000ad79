import { describe } from 'vitest';
import { editing, replacing, tells } from '../support/content.ts';

const pipas = 'content/products/pipas.json';
const jummy = 'content/products/jummy.json';
const exportacion = 'content/products/exportacion.json';
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
