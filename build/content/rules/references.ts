import { slugOfTitle } from '../../../src/site/addresses/slug.ts';
import { rangeSlugs, rangesOf } from '../../../src/site/catalogue/families.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { fold } from '../../../src/site/search/folding.ts';
import { documentsOf, entryName } from '../compiling/searchIndex.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { productRule, repeated } from './rule.ts';

/**
 * References between files must resolve: ranges have products, products name their video,
 * the home page names ranges.
 */
export function* checkReferences(content: Content): Iterable<Fault> {
  yield* checkRanges(content);
  yield* checkProducts(content);
  yield* checkHome(content);
}

/** A range has products. What has a fault itself is left out of the content. */
function* checkRanges({ families, faults }: Content): Iterable<Fault> {
  for (const [family, { ranges }] of Object.entries(faults.length ? {} : (families ?? {})))
    for (const [range, { products }] of Object.entries(ranges))
      if (products.length === 0)
        yield {
          file: 'content/families.json',
          field: `${family}.ranges.${range}`,
          what: 'has no product',
          cure: `Write "range": "${family}/${range}" in the file of a product.`,
        };
}

/** A product has an address, and its video is among the links. */
const checkProducts = productRule(function* ({ key }, { productFiles, references: { links } }) {
  const name = slugOfTitle(key).toLowerCase();
  if (key !== name)
    yield {
      field: 'file',
      what: 'has a name that no address can have',
      cure: `Rename it ${name}.json.`,
    };
  const video = productFiles.get(key)?.video?.slice('link:'.length);
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
        'range' in line ? { field: `stalls.${i}.lines.${j}.range`, family, range: line.range } : [],
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

/** The words that visitors search for lead to what exists, and each word to one entry. */
export function* checkSearchedWords(content: Content): Iterable<Fault> {
  const file = 'content/searched-words.json';
  // What has a fault itself is left out of the content.
  if (content.faults.length) return;
  const searched = content.files[file] ?? [];
  const names = documentsOf(content, 'es').map((entry) => entryName(entry, 'es'));
  for (const { id } of searched)
    if (!names.includes(id))
      yield {
        file,
        field: id,
        what: 'is nothing that the search finds',
        cure: 'Name a page, product, question or range that exists, or remove the entry.',
      };
  for (const language of languages)
    for (const word of repeated(searched.flatMap((words) => words[language])))
      yield {
        file,
        field: language,
        what: `has «${word}» twice`,
        cure: 'Keep the one that must come first.',
      };
}

/** The texts of the contest must name the dates of its form. */
export function* checkContestDates({ files, sources }: Content): Iterable<Fault> {
  const contest = files['content/contest.json'];
  if (!contest) return;
  for (const text of ['contest-rules', `promotion-terms/${contest.id}`])
    for (const language of languages) {
      const file = `content/texts/${text}/${language}.md`;
      const source = sources.get(file)?.replace(/[\u00a0\u202f]/g, ' ');
      for (const date of [contest.starts, contest.ends]) {
        const day = written(date, language);
        if (source !== undefined && !source.includes(day))
          yield {
            file,
            field: 'text',
            what: `does not say ${day}, a day of content/contest.json`,
            cure: 'Correct whichever is wrong.',
          };
      }
    }
}

/** A date as texts write it: 1 de marzo de 2026, 1 March 2026, 1er mars 2026. */
const written = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^1 /, language === 'fr' ? '1er ' : '1 ');

/** Prefixes of Spanish postal codes. */
const codes = Array.from({ length: 52 }, (_, i) => String(i + 1).padStart(2, '0'));

/**
 * Every Spanish postal code must map to one province, and distributors must deliver in
 * existing provinces.
 */
export function* checkProvinces({ files }: Content): Iterable<Fault> {
  const provinces = files['content/provinces.json'];
  const file = 'content/provinces.json';
  for (const code of provinces ? codes : [])
    if (!provinces?.some((province) => province.code === code))
      yield {
        file,
        field: `code ${code}`,
        what: 'belongs to no province',
        cure: 'Add the province with this postal code.',
      };
  for (const [i, { id, code, x, y }] of (provinces ?? []).entries()) {
    const before = provinces?.slice(0, i) ?? [];
    if (!codes.includes(code))
      yield {
        file,
        field: `${id}.code`,
        what: `is ${code}, with which no Spanish postal code begins`,
        cure: 'Write 01 to 52.',
      };
    for (const [field, value, isTwice] of [
      ['id', id, before.some((other) => other.id === id)],
      ['code', code, before.some((other) => other.code === code)],
      ['x', `${x}, with y ${y}`, before.some((other) => other.x === x && other.y === y)],
    ])
      if (isTwice)
        yield {
          file,
          field: `${id}.${field}`,
          what: `is ${value}, as another province's`,
          cure: 'Correct one of the two.',
        };
  }
  yield* distributors(files);
}

function* distributors(files: Content['files']): Iterable<Fault> {
  const file = 'content/distributors.json';
  const provinces = files['content/provinces.json']?.map(({ id }) => id);
  const list = files[file]?.distributors ?? [];
  for (const [i, { id, name, provinces: named }] of list.entries()) {
    const before = list.slice(0, i);
    const field = `${id}.provinces`;
    for (const province of named)
      if (provinces && !provinces.includes(province))
        yield {
          file,
          field,
          what: `names ${province}, which is not a province`,
          cure: 'Use an id of content/provinces.json.',
        };
    for (const province of repeated(named))
      yield {
        file,
        field,
        what: `names ${province} twice`,
        cure: 'Keep one of the two.',
      };
    // However its name is spelt.
    const same = before.find((other) => fold(other.name.trim()) === fold(name.trim()));
    if (same && same.id !== id)
      yield {
        file,
        field: `${id}.name`,
        what: `is that of ${same.id}, too`,
        cure: 'Put the provinces of both into one entry.',
      };
    if (before.some((other) => other.id === id))
      yield {
        file,
        field: id,
        what: 'names two distributors',
        cure: 'Give each an id of its own.',
      };
  }
}
