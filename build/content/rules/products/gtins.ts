import {
  checkDigit,
  isDemonstration,
  isGtin,
  padded,
} from '../../../../src/site/catalogue/gtin.ts';
import type { Product } from '../../../../src/site/catalogue/products.ts';
import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';

type FieldFault = Omit<Fault, 'file'>;

/** Every pack must have a unique, valid GTIN. */
export function checkGtins({ products, oldestFirst }: Content): Fault[] {
  const owners = new Map<string, string>();
  return byAge(products, oldestFirst).flatMap((product) =>
    [...counted(product), ...scannable(product), ...unique(product, owners)].map(
      (fault) => ({ file: fileOf(product), ...fault }),
    ),
  );
}

const fileOf = ({ key }: Product): string => `content/products/${key}.json`;

/** Oldest file first, so that a duplicate is reported in the newer file. */
const byAge = (products: Product[], oldestFirst: readonly string[]): Product[] => {
  const ages = new Map(oldestFirst.map((file, age) => [file, age]));
  const ageOf = (product: Product) => ages.get(fileOf(product)) ?? 0;
  return products.toSorted((a, b) => ageOf(a) - ageOf(b));
};

function counted({ gtins, packs }: Product): FieldFault[] {
  if (gtins.length === packs.length) return [];
  return [
    {
      field: 'gtin',
      what: `has ${gtins.length} numbers for ${packs.length} sizes`,
      cure: 'Write one for each size of packs, in their order.',
    },
  ];
}

function scannable({ gtins, sample }: Product): FieldFault[] {
  return gtins.flatMap((gtin, i): FieldFault[] => {
    const field = `gtin.${i}`;
    if (!isGtin(gtin))
      return [
        {
          field,
          what: `is ${gtin}, whose last digit does not fit the others`,
          cure: `Copy the number from the pack again; ${checkDigit(gtin.slice(0, -1))} would fit.`,
        },
      ];
    return sample || !isDemonstration(gtin)
      ? []
      : [
          {
            field,
            what: `is ${gtin}, a number for demonstrations`,
            cure: 'Write the number on the pack, or "sample": true.',
          },
        ];
  });
}

function unique({ key, gtins }: Product, owners: Map<string, string>): FieldFault[] {
  return gtins.flatMap((gtin, i) => {
    const owner = owners.get(padded(gtin));
    if (owner === undefined) {
      owners.set(padded(gtin), key);
      return [];
    }
    return [
      {
        field: `gtin.${i}`,
        what: `is ${gtin}, which is the number of ${owner === key ? 'another size' : owner}`,
        cure: 'Write the number on this pack.',
      },
    ];
  });
}
