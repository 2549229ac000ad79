import { rangeSlugs, rangesOf } from '../../../src/site/catalogue/families.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { productRule, repeated } from './rule.ts';

/**
 * References between files must resolve: ranges name products, products name their range
 * and their video, the home page names ranges.
 */
export function* checkReferences(content: Content): Iterable<Fault> {
  yield* checkLists(content);
  yield* checkProducts(content);
  yield* checkHome(content);
}

/** The lists of ranges name existing products, each once. */
function* checkLists({ families, present }: Content): Iterable<Fault> {
  for (const [family, { ranges }] of Object.entries(families ?? {}))
    for (const [range, { products }] of Object.entries(ranges)) {
      const file = 'content/families.json';
      const field = `${family}.ranges.${range}.products`;
      for (const key of repeated(products))
        yield { file, field, what: `names ${key} twice`, cure: 'Keep one of the two.' };
      for (const key of products)
        if (!present.has(`content/products/${key}.json`))
          yield {
            file,
            field,
            what: `names ${key}, which is not a product`,
            cure: `Add content/products/${key}.json, or correct or remove the name.`,
          };
    }
}

/** A product is in the list of its range, and its video among the links. */
const checkProducts = productRule(function* (
  { key, family, range },
  { families, productFiles, references: { links } },
) {
  const listed: readonly string[] = families?.[family].ranges[range]?.products ?? [];
  const video = productFiles.get(key)?.video?.slice('link:'.length);
  if (families && !listed.includes(key))
    yield {
      field: 'range',
      what: `is ${family}/${range}, whose list in content/families.json does not name the product`,
      cure: 'Add it to that list or correct the range.',
    };
  if (video && links && !links[video])
    yield {
      field: 'video',
      what: `names ${video}, which is not in content/links.json`,
      cure: 'Add it there or correct the name.',
    };
});

/** The home page may only name ranges of the families that it shows. */
function* checkHome({ files }: Content): Iterable<Fault> {
  const file = 'content/home.json';
  const { wheel, stalls = [] } = files[file] ?? {};
  const named = [
    ...(wheel?.items ?? []).map(({ range }, i) => ({
      field: `wheel.items.${i}.range`,
      family: 'snacks' as const,
      range,
    })),
    ...stalls.flatMap(({ family, lines }, i) =>
      lines.flatMap((line, j) =>
        'range' in line
          ? { field: `stalls.${i}.lines.${j}.range`, family, range: line.range }
          : [],
      ),
    ),
  ];
  for (const { field, family, range } of named)
    if (!rangeSlugs(family, range))
      yield {
        file,
        field,
        what: `names ${range}, which is not a range of ${family}`,
        cure: `Use one of: ${rangesOf(family).join(', ')}.`,
      };
}
