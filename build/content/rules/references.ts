import { rangeSlugs, rangesOf } from '../../../src/site/catalogue/families.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/**
 * References between files must resolve: ranges name products, products name their range,
 * the home page names ranges.
 */
export function checkReferences(content: Content): Fault[] {
  return [...checkRanges(content), ...checkHome(content)];
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
      what: `names ${range}, which is no range of ${family}`,
      cure: `Use one of: ${rangesOf(family).join(', ')}.`,
    }));
}

function checkRanges({
  families,
  products,
  productFiles,
  references,
  present,
}: Content): Fault[] {
  const faults: Fault[] = [];
  const listed = new Set<string>();
  for (const [family, { ranges }] of Object.entries(families ?? {})) {
    for (const [range, { products: keys }] of Object.entries(ranges)) {
      for (const [i, key] of keys.entries()) {
        if (keys.indexOf(key) < i)
          faults.push({
            file: 'content/families.json',
            field: `${family}.ranges.${range}.products`,
            what: `names ${key} twice`,
            cure: 'Keep one of the two.',
          });
        listed.add(`${family}/${range} ${key}`);
        if (!present.has(`content/products/${key}.json`)) {
          faults.push({
            file: 'content/families.json',
            field: `${family}.ranges.${range}.products`,
            what: `names ${key}, which is no product`,
            cure: `Add content/products/${key}.json, or correct or remove the name.`,
          });
        }
      }
    }
  }
  for (const product of products) {
    const path = `${product.family}/${product.range}`;
    if (families && !listed.has(`${path} ${product.key}`)) {
      faults.push({
        file: `content/products/${product.key}.json`,
        field: 'range',
        what: `is ${path}, whose list in content/families.json does not name the product`,
        cure: 'Add it to that list or correct the range.',
      });
    }
    const video = productFiles.get(product.key)?.video?.slice('link:'.length);
    if (video && references.links && !references.links[video]) {
      faults.push({
        file: `content/products/${product.key}.json`,
        field: 'video',
        what: `names ${video}, which is not in content/links.json`,
        cure: 'Add it there or correct the name.',
      });
    }
  }
  return faults;
}
