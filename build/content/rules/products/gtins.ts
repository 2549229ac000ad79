import {
  checkDigit,
  isDemonstration,
  isGtin,
  padded,
} from '../../../../src/site/catalogue/gtin.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';

/** Every pack must have a unique, valid GTIN, and its case if any has one. */
export function* checkGtins({ products, oldestFirst }: Content): Iterable<Fault> {
  const owners = new Map<string, string>();
  // Oldest file first, so that a duplicate is reported in the newer file.
  const byFile = new Map(
    products.map((product) => [`content/products/${product.key}.json`, product]),
  );
  for (const file of oldestFirst) {
    const product = byFile.get(file);
    if (!product) continue;
    const { key, gtins, packs, cases, sample } = product;
    if (cases && cases.length !== packs.length)
      yield {
        file,
        field: 'packs',
        what: `has "caja" in ${cases.length} of ${packs.length} sizes`,
        cure: 'Write it in each or in none.',
      };
    for (const [i, gtin] of gtins.entries()) {
      const place = { file, field: `packs.${i}.gtin` };
      if (!isGtin(gtin))
        yield {
          ...place,
          what: `is ${gtin}, whose last digit does not fit the others`,
          cure: `Copy the number from the pack again; ${checkDigit(gtin.slice(0, -1))} would fit.`,
        };
      else if (!sample && isDemonstration(gtin))
        yield {
          ...place,
          what: `is ${gtin}, a number for demonstrations`,
          cure: 'Write the number on the pack, or "sample": true.',
        };
      const owner = owners.get(padded(gtin));
      if (owner === undefined) owners.set(padded(gtin), key);
      else
        yield {
          ...place,
          what: `is ${gtin}, which is the number of ${owner === key ? 'another size' : owner}`,
          cure: 'Write the number on this pack.',
        };
    }
  }
}
