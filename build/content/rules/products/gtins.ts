import {
  checkDigit,
  isDemonstration,
  isGtin,
  padded,
} from '../../../../src/site/catalogue/gtin.ts';
import { message } from '../../../messages/messages.ts';
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
        ...message('gtin.cases', { count: cases.length, sizes: packs.length }),
      };
    for (const [i, gtin] of gtins.entries()) {
      const place = { file, field: `packs.${i}.gtin` };
      if (!isGtin(gtin))
        yield {
          ...place,
          ...message('gtin.digit', { gtin, digit: checkDigit(gtin.slice(0, -1)) }),
        };
      else if (!sample && isDemonstration(gtin))
        yield { ...place, ...message('gtin.demonstration', { gtin }) };
      const owner = owners.get(padded(gtin));
      if (owner === undefined) owners.set(padded(gtin), key);
      else
        yield {
          ...place,
          ...message('gtin.owned', {
            gtin,
            owner: owner === key ? message('gtin.anotherSize') : owner,
          }),
        };
    }
  }
}
