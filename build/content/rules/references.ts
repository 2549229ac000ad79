import drawn from '../../../src/pages/press-materials/files.json' with { type: 'json' };
import { slugOfTitle } from '../../../src/site/addresses/slug.ts';
import { rangeSlugs, rangesOf } from '../../../src/site/catalogue/families.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { fold } from '../../../src/site/search/folding.ts';
import { message } from '../../messages/messages.ts';
import { documentsOf, entryName } from '../compiling/searchIndex.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { productRule, repeated } from './rule.ts';

/**
 * References between files must resolve: ranges have products, products name their video,
 * the home page names ranges, the press materials are drawn.
 */
export function* checkReferences(content: Content): Iterable<Fault> {
  yield* checkRanges(content);
  yield* checkProducts(content);
  yield* checkHome(content);
  yield* checkPressMaterials(content);
}

/** A range has products. What has a fault itself is left out of the content. */
function* checkRanges({ families, faults }: Content): Iterable<Fault> {
  for (const [family, { ranges }] of Object.entries(faults.length ? {} : (families ?? {})))
    for (const [range, { products }] of Object.entries(ranges))
      if (products.length === 0)
        yield {
          file: 'content/families.json',
          field: `${family}.ranges.${range}`,
          ...message('range.empty', { range: `${family}/${range}` }),
        };
}

/** A product has an address, and its video is among the links. */
const checkProducts = productRule(function* ({ key }, { productFiles, references: { links } }) {
  const name = slugOfTitle(key).toLowerCase();
  if (key !== name) yield { field: 'file', ...message('product.fileName', { name }) };
  const video = productFiles.get(key)?.video?.slice('link:'.length);
  if (video && links && !links[video])
    yield { field: 'video', ...message('names.noLink', { name: video }) };
});

/** Each material for the press has its files; the fact sheet has them in every language. */
function* checkPressMaterials({ files }: Content): Iterable<Fault> {
  const file = 'content/press.json';
  for (const [i, { id, drawing, formats }] of (files[file]?.materials ?? []).entries()) {
    const kinds = drawing === 'fact-sheet' ? languages.map((language) => `-${language}`) : [''];
    const names = formats.flatMap((format) => kinds.map((kind) => `risi-${id}${kind}.${format}`));
    const name = names.find((name) => !(name in drawn));
    if (name)
      yield { file, field: `materials.${i}.formats`, ...message('press.missing', { name }) };
  }
}

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
        ...message('names.noRange', { name: range, family, options: rangesOf(family).join(', ') }),
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
    if (!names.includes(id)) yield { file, field: id, ...message('search.unknown') };
  for (const language of languages)
    for (const word of repeated(searched.flatMap((words) => words[language])))
      yield { file, field: language, ...message('search.twice', { word }) };
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
          yield { file, field: 'text', ...message('contest.day', { day }) };
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
        ...message('province.missing'),
      };
  for (const [i, { id, code, x, y }] of (provinces ?? []).entries()) {
    const before = provinces?.slice(0, i) ?? [];
    if (!codes.includes(code))
      yield {
        file,
        field: `${id}.code`,
        ...message('province.code', { code }),
      };
    const position = message('province.position', { x, y });
    const twice = [
      { field: 'id', value: id, found: before.some((other) => other.id === id) },
      { field: 'code', value: code, found: before.some((other) => other.code === code) },
      { field: 'x', value: position, found: before.some((at) => at.x === x && at.y === y) },
    ];
    for (const { field, value, found } of twice)
      if (found) yield { file, field: `${id}.${field}`, ...message('province.twice', { value }) };
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
        yield { file, field, ...message('names.noProvince', { name: province }) };
    for (const province of repeated(named))
      yield { file, field, ...message('names.twice', { name: province }) };
    // However its name is spelt.
    const same = before.find((other) => fold(other.name.trim()) === fold(name.trim()));
    if (same && same.id !== id)
      yield {
        file,
        field: `${id}.name`,
        ...message('distributor.sameName', { other: same.id }),
      };
    if (before.some((other) => other.id === id))
      yield { file, field: id, ...message('distributor.twice') };
  }
}
