import { rangeSlugs, rangesOf } from '../../../src/site/catalogue/families.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/**
 * References between files must resolve: ranges name products, products name their range
 * and their video, the home page names ranges.
 */
export function checkReferences(content: Content): Fault[] {
  return [...checkLists(content), ...checkProducts(content), ...checkHome(content)];
}

/** The home page may only name ranges of the families that it shows. */
function checkHome({ files }: Content): Fault[] {
  const home = files['content/home.json'];
  const file = 'content/home.json';
  const ranges = [
    ...(home?.wheel.items ?? []).map(({ range }, i) => ({
      field: `wheel.items.${i}.range`,
      family: 'snacks' as const,
      range,
    })),
    ...(home?.stalls ?? []).flatMap(({ family, lines }, i) =>
      lines.flatMap((line, j) =>
        'range' in line
          ? { field: `stalls.${i}.lines.${j}.range`, family, range: line.range }
          : [],
      ),
    ),
  ];
  return ranges
    .filter(({ family, range }) => !rangeSlugs(family, range))
    .map(({ field, family, range }) => ({
      file,
      field,
      what: `names ${range}, which is not a range of ${family}`,
      cure: `Use one of: ${rangesOf(family).join(', ')}.`,
    }));
}

/** The lists of ranges name existing products, each once. */
const checkLists = ({ families, present }: Content): Fault[] =>
  Object.entries(families ?? {}).flatMap(([family, { ranges }]) =>
    Object.entries(ranges).flatMap(([range, { products: keys }]) => {
      const place = {
        file: 'content/families.json',
        field: `${family}.ranges.${range}.products`,
      };
      return keys.flatMap((key, i): Fault[] => [
        ...(keys.indexOf(key) < i
          ? [{ ...place, what: `names ${key} twice`, cure: 'Keep one of the two.' }]
          : []),
        ...(present.has(`content/products/${key}.json`)
          ? []
          : [
              {
                ...place,
                what: `names ${key}, which is not a product`,
                cure: `Add content/products/${key}.json, or correct or remove the name.`,
              },
            ]),
      ]);
    }),
  );

/** A product is in the list of its range, and its video among the links. */
function checkProducts({
  families,
  products,
  productFiles,
  references,
}: Content): Fault[] {
  const listed = new Set(
    Object.entries(families ?? {}).flatMap(([family, { ranges }]) =>
      Object.entries(ranges).flatMap(([range, { products: keys }]) =>
        keys.map((key) => `${family}/${range} ${key}`),
      ),
    ),
  );
  return products.flatMap(({ key, family, range }): Fault[] => {
    const file = `content/products/${key}.json`;
    const path = `${family}/${range}`;
    const video = productFiles.get(key)?.video?.slice('link:'.length);
    return [
      ...(families && !listed.has(`${path} ${key}`)
        ? [
            {
              file,
              field: 'range',
              what: `is ${path}, whose list in content/families.json does not name the product`,
              cure: 'Add it to that list or correct the range.',
            },
          ]
        : []),
      ...(video && references.links && !references.links[video]
        ? [
            {
              file,
              field: 'video',
              what: `names ${video}, which is not in content/links.json`,
              cure: 'Add it there or correct the name.',
            },
          ]
        : []),
    ];
  });
}
