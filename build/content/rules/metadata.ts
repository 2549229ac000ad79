import { createHash } from 'node:crypto';
import { headTitleOf } from '../../../src/site/catalogue/products.ts';
import { defaultLanguage, type Language, languages } from '../../../src/site/i18n/languages.ts';
import { maxDescription, maxTitle, minDescription } from '../../../src/site/metadata/lengths.ts';
import { type Message, message } from '../../messages/messages.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** Title and description of a page, with the fields that they come from. */
interface Metadata {
  file: string;
  titleField: string;
  title: string;
  descriptionField: string;
  description: string;
}

/** Titles and descriptions must fit search results and be unique within a language. */
export function* checkMetadata(content: Content): Iterable<Fault> {
  for (const language of languages) {
    const pages = metadataOf(content, language);
    yield* unlikeOthers(pages, 'title');
    yield* unlikeOthers(pages, 'description');
    for (const page of pages) yield* lengths(page);
  }
}

/** The schemas of texts and families enforce the same lengths. */
function* lengths({ file, title, description, ...fields }: Metadata): Iterable<Fault> {
  if (title.length > maxTitle)
    yield {
      file,
      field: fields.titleField,
      ...message('metadata.title', { count: title.length, title, most: maxTitle }),
    };
  if (description.length < minDescription || description.length > maxDescription)
    yield {
      file,
      field: fields.descriptionField,
      ...message('metadata.description', {
        count: description.length,
        least: minDescription,
        most: maxDescription,
      }),
    };
}

function* unlikeOthers(pages: Metadata[], name: 'title' | 'description'): Iterable<Fault> {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const { file, [name]: value, [`${name}Field` as const]: field } = page;
    const first = seen.get(value.toLowerCase());
    if (first) yield { file, field, ...message('metadata.same', { value, place: first }) };
    else seen.set(value.toLowerCase(), `${file} (${field})`);
  }
}

function metadataOf(
  { products, families, texts, oldestFirst }: Content,
  language: Language,
): Metadata[] {
  const pages: Metadata[] = [
    ...[...texts]
      .filter(([name]) => name.endsWith(`/${language}`))
      .map(([name, { headTitle, description }]) => ({
        file: `content/texts/${name}.md`,
        titleField: 'headTitle',
        title: headTitle,
        descriptionField: 'description',
        description,
      })),
    ...Object.entries(families ?? {}).flatMap(([id, family]) => {
      const of = (
        path: string,
        { headTitle, description }: Pick<typeof family, 'headTitle' | 'description'>,
      ): Metadata => ({
        file: 'content/families.json',
        titleField: `${path}.headTitle.${language}`,
        title: headTitle[language],
        descriptionField: `${path}.description.${language}`,
        description: description[language],
      });
      return [
        of(id, family),
        ...Object.entries(family.ranges).map(([range, texts]) =>
          of(`${id}.ranges.${range}`, texts),
        ),
      ];
    }),
    ...products.map((product) => ({
      file: `content/products/${product.key}.json`,
      titleField: `titulo.${language}`,
      title: headTitleOf(product, language),
      descriptionField: `descripcion.${language}`,
      description: product.description[language],
    })),
  ];
  const age = new Map(oldestFirst.map((file, i) => [file, i]));
  return pages.sort((a, b) => (age.get(a.file) ?? 0) - (age.get(b.file) ?? 0));
}

/**
 * A dated text has a hash of its words beside the date, so that a change of the words
 * does not go without a new date. Punctuation and markup do not count.
 */
export function checkDatedWords({ texts, sources }: Content): Fault[] {
  return [...texts].flatMap(([name, { updated, sample }]) => {
    const file = `content/texts/${name}.md`;
    const source = sources.get(file) ?? '';
    if (!updated || sample) return [];
    const words = source.replace(/^(updated|words): .*$/gm, '').match(/[\p{L}\p{N}]+/gu);
    const hash = `sha-${createHash('sha256').update(`${words}`).digest('hex').slice(0, 8)}`;
    if (source.includes(`\nwords: ${hash}\n`)) return [];
    return [
      {
        file,
        field: 'words',
        ...message('frontMatter.words', { day: updated, hash }),
      },
    ];
  });
}

const written = (value: unknown): string | Message =>
  value === undefined ? message('frontMatter.leftOut') : String(value);

/** Fields of a text that do not depend on the language. */
const shared = ['updated', 'position', 'product', 'sample'] as const;

/** Language-independent fields must match in every language. */
export function* checkFrontMatter({ texts, present }: Content): Iterable<Fault> {
  for (const [name, text] of texts) {
    const file = `content/texts/${name}.md`;
    const spanish = texts.get(name.replace(/\w+$/, defaultLanguage)) ?? text;
    const { product } = text;
    if (product && !present.has(`content/products/${product}.json`)) {
      yield { file, field: 'product', ...message('frontMatter.noProduct', { name: product }) };
      continue;
    }
    for (const field of shared)
      if (text[field] !== spanish[field])
        yield {
          file,
          field,
          ...message('frontMatter.unlike', {
            own: written(text[field]),
            spanish: written(spanish[field]),
          }),
        };
    if (text.sample && text.updated)
      yield { file, field: 'updated', ...message('frontMatter.sampleDay') };
  }
}
