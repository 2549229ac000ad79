import { binOf, materials } from '../../../../src/site/catalogue/packaging.ts';
import { listed, message } from '../../../messages/messages.ts';
import { productRule, repeated } from '../rule.ts';

/** Every size must have a pack, and every part goes into the container for its material. */
export const checkPackaging = productRule(function* ({ packs, packaging }) {
  const field = 'packaging';
  const described = packaging.flatMap((pack) => pack.packs);
  const missing = packs.filter((size) => !described.includes(size));
  const others = described.filter((size) => !packs.includes(size));
  const at = packaging.findIndex((pack) => pack.packs.some((size) => others.includes(size)));
  // A size that is written differently in both places is one mistake.
  if (others.length)
    yield {
      field: `${field}.${at}.packs`,
      ...message('packaging.noSize', { others: listed(others), sizes: listed(packs) }),
    };
  else if (missing.length)
    yield { field, ...message('packaging.missing', { sizes: listed(missing) }) };
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
