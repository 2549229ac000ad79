import { binOf, materials } from '../../../../src/site/catalogue/packaging.ts';
import type { Product } from '../../../../src/site/catalogue/products.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';

type FieldFault = Omit<Fault, 'file'>;

/**
 * Every size must have a pack, and every part goes into the container for its material.
 */
export const checkPackaging = ({ products }: Content): Fault[] =>
  products.flatMap((product) =>
    [...sizes(product), ...containers(product)].map((fault) => ({
      file: `content/products/${product.key}.json`,
      ...fault,
    })),
  );

function sizes({ packs, packaging }: Product): FieldFault[] {
  const described = packaging.flatMap((pack) => pack.packs);
  const field = 'packaging';
  return [
    ...packs
      .filter((size) => !described.includes(size))
      .map((size) => ({
        field,
        what: `does not say what the pack of ${size} is made of`,
        cure: 'Add the size to the packs of an entry.',
      })),
    ...described
      .filter((size, i) => !packs.includes(size) || described.indexOf(size) < i)
      .map((size) => ({
        field,
        what: packs.includes(size)
          ? `names ${size} twice`
          : `names ${size}, which is not a size of packs`,
        cure: 'Name each size of packs once.',
      })),
  ];
}

function containers({ packaging }: Product): FieldFault[] {
  return packaging.flatMap(({ parts }, i) =>
    parts.flatMap(({ material, bin }, j) => {
      const right = binOf[materials[material]];
      return bin === right
        ? []
        : [
            {
              field: `packaging.${i}.parts.${j}.bin`,
              what: `is ${bin}, but ${material} goes into the ${right} container`,
              cure: `Write "${right}" or correct the material.`,
            },
          ];
    }),
  );
}
