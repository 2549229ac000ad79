import { binOf, materials } from '../../../../src/site/catalogue/packaging.ts';
import { productRule, repeated } from '../rule.ts';

/** Every size must have a pack, and every part goes into the container for its material. */
export const checkPackaging = productRule(function* ({ packs, packaging }) {
  const field = 'packaging';
  const described = packaging.flatMap((pack) => pack.packs);
  for (const size of packs)
    if (!described.includes(size))
      yield {
        field,
        what: `does not say what the pack of ${size} is made of`,
        cure: 'Add the size to the packs of an entry.',
      };
  const cure = 'Name each size of packs once.';
  for (const size of described)
    if (!packs.includes(size))
      yield { field, what: `names ${size}, which is not a size of packs`, cure };
  for (const size of repeated(described))
    if (packs.includes(size)) yield { field, what: `names ${size} twice`, cure };
  for (const [i, { parts }] of packaging.entries())
    for (const [j, { material, bin }] of parts.entries()) {
      const right = binOf[materials[material]];
      if (bin !== right)
        yield {
          field: `packaging.${i}.parts.${j}.bin`,
          what: `is ${bin}, but ${material} goes into the ${right} container`,
          cure: `Write "${right}" or correct the material.`,
        };
    }
});
