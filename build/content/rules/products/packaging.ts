import { binOf, materials } from '../../../../src/site/catalogue/packaging.ts';
import { message } from '../../../messages/messages.ts';
import { productRule, repeated } from '../rule.ts';

/** Every size must have a pack, and every part goes into the container for its material. */
export const checkPackaging = productRule(function* ({ packs, packaging }) {
  const field = 'packaging';
  const described = packaging.flatMap((pack) => pack.packs);
  for (const size of packs)
    if (!described.includes(size)) yield { field, ...message('packaging.missing', { size }) };
  for (const size of described)
    if (!packs.includes(size)) yield { field, ...message('packaging.noSize', { size }) };
  for (const size of repeated(described))
    if (packs.includes(size)) yield { field, ...message('packaging.twice', { size }) };
  for (const [i, { parts }] of packaging.entries())
    for (const [j, { material, bin }] of parts.entries()) {
      const right = binOf[materials[material]];
      if (bin !== right)
        yield {
          field: `packaging.${i}.parts.${j}.bin`,
          ...message('packaging.bin', { bin, material, right }),
        };
    }
});
