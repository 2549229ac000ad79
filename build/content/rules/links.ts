import { addressRow, type PageName, pageNames } from '../../../src/site/addresses/addresses.ts';
import {
  anchorOf,
  type FamilyId,
  familyIds,
  rangesOf,
} from '../../../src/site/catalogue/families.ts';
import { formOn } from '../../../src/site/forms/forms.ts';
import { defaultLanguage, type Language } from '../../../src/site/i18n/languages.ts';
import { withoutText } from '../../../src/site/texts/texts.ts';
import { listed, type Message, message } from '../../messages/messages.ts';
import { nearest } from '../../messages/nearest.ts';
import { parsePageReference } from '../compiling/text.ts';
import { termsIn } from '../compiling/texts.ts';
import { type Fault, lineField } from '../faults/fault.ts';
import { type Content, productKey } from '../reading/load.ts';
import { repeated } from './rule.ts';

/**
 * Named links must lead to existing pages, items and anchors; addresses belong in
 * links.json and company.json only. What is wrong twice in a field is reported once.
 */
export function checkLinks(content: Content): Iterable<Fault> {
  const faults = [...linkFaults(content)];
  return new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values();
}

function* linkFaults(content: Content): Iterable<Fault> {
  for (const { file, field, language, text } of content.passages) {
    for (const [, reference = ''] of text.matchAll(/\]\(page:([^)\s]+)\)/g)) {
      const mistake = mistakeIn(reference, language, content);
      if (mistake) yield { file, field, ...mistake };
    }
    if (
      file.endsWith('.json') &&
      !mayNameAddresses.includes(file) &&
      /https?:\/\/|www\./.test(text)
    )
      yield { file, field, ...message('link.address') };
  }
  const file = 'content/home.json';
  for (const [i, { to }] of (content.files[file]?.banners ?? []).entries()) {
    const mistake = mistakeInTarget(to, content);
    if (mistake) yield { file, field: `banners.${i}.to`, ...mistake };
  }
}

const mayNameAddresses = ['content/links.json', 'content/company.json'];

/** What is wrong with what a button leads to. */
function mistakeInTarget(to: string, content: Content): Message | undefined {
  const reference = to.slice('page:'.length);
  if (isPage(reference)) return mistakeIn(reference, defaultLanguage, content);
  const [page = ''] = reference.split(/[?#]/);
  return message('text.noPage', { page, right: nearest(page, pageNames) });
}

const isPage = (reference: string): boolean =>
  pageNames.some((name) => name === reference.split(/[?#]/)[0]);

function mistakeIn(reference: string, language: Language, content: Content): Message | undefined {
  // Compiling texts and answers already reports an unknown page.
  if (!isPage(reference)) return undefined;
  const { page, parameters, anchor } = parsePageReference(reference);
  const problem = parameterProblem(page, parameters, content);
  if (problem) return problem;
  const anchors = anchorsOf(page, parameters, language, content);
  if (!anchor || !anchors || anchors.includes(anchor)) return undefined;
  return message('link.noAnchor', { reference, anchor, options: listed(anchors) });
}

/**
 * The names that a parameter of a page may have, where content/ knows them: not of items of
 * the back end.
 */
export const namesFor: Record<
  string,
  (present: ReadonlySet<string>, family: string | undefined) => string[]
> = {
  'key of product': (present) => [...present].flatMap((file) => productKey(file) ?? []),
  'family of family': () => familyIds,
  'family of range': () => familyIds,
  'range of range': (_, family) => rangesOf(family as FamilyId),
  'id of promotion-terms': termsIn,
};

function parameterProblem(
  page: PageName,
  parameters: Record<string, string>,
  content: Content,
): Message | undefined {
  const names = [...addressRow(page).slugs.es.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const unknown = Object.keys(parameters).find((name) => !names.includes(name));
  if (unknown)
    return message('link.parameter', {
      page,
      name: unknown,
      right: names.length ? names.map((name) => `${name}=…`).join('&') : message('link.pageAlone'),
    });
  for (const name of names) {
    const value = parameters[name];
    if (value === undefined)
      return message('link.withoutParameter', {
        page,
        name,
        right: names.map((each) => `${each}=…`).join('&'),
      });
    // The family comes before its range, and its mistake first.
    const items = namesFor[`${name} of ${page}`]?.(content.present, parameters['family']);
    if (!items) return message('link.backEnd', { page });
    if (!items.includes(value))
      return message('link.noItem', { name, value, right: nearest(value, items) });
  }
  return undefined;
}

/** The anchors on a page; undefined if unknown, because their file has a fault. */
export function anchorsOf(
  page: PageName,
  parameters: Record<string, string>,
  language: Language,
  { texts, faqs, families, files }: Content,
): string[] | undefined {
  if (page === 'range')
    return families?.[parameters['family'] as FamilyId].ranges[
      parameters['range'] ?? ''
    ]?.products.map(anchorOf);
  const text = texts.get(
    page === 'promotion-terms' ? `${page}/${parameters['id']}/${language}` : `${page}/${language}`,
  );
  if (!text) return page !== 'promotion-terms' && withoutText.includes(page) ? [] : undefined;
  const sections = withForm(text.sections, page);
  // The field for a postcode
  if (page === 'distributors') return [...sections, 'cp'];
  if (page !== 'faqs') return sections;
  return (
    files['content/faqs.json'] && [
      ...sections,
      ...faqs.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]),
    ]
  );
}

/**
 * Section names must be the same in every language, so that a link works in all of them.
 */
export function* checkAnchors({ texts, sources, faqs }: Content): Iterable<Fault> {
  for (const [file, source] of sources)
    for (const [i, line] of source.split('\n').entries())
      if (/^## /.test(line) && !/\{#[a-z0-9-]+\}\s*$/.test(line))
        yield {
          file,
          field: lineField(i + 1),
          ...message('anchor.missing', { heading: line.slice(3) }),
        };
  yield* sameInEveryLanguage(texts);
  yield* ownAnchors(sources, texts);
  // Groups and questions share one page.
  const ids = faqs.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]);
  for (const field of repeated(ids))
    yield { file: 'content/faqs.json', field, ...message('anchor.twoQuestions') };
}

function* sameInEveryLanguage(texts: Content['texts']): Iterable<Fault> {
  for (const [name, { sections }] of texts) {
    const file = `content/texts/${name}.md`;
    const own = sections.map(({ id }) => id);
    const [twice] = repeated(own);
    const spanish = texts.get(name.replace(/\w+$/, defaultLanguage))?.sections.map(({ id }) => id);
    if (twice)
      yield {
        file,
        field: `#${twice}`,
        ...message('anchor.twoSections'),
      };
    else if (spanish && spanish.join() !== own.join())
      yield {
        file,
        field: 'sections',
        ...message('anchor.others', { own: listed(own), spanish: listed(spanish) }),
      };
  }
}

/** Links within a text, as `[…](#name)`, to one of its sections or to its page's form. */
function* ownAnchors(sources: Content['sources'], texts: Content['texts']): Iterable<Fault> {
  for (const [name, { sections }] of texts) {
    const file = `content/texts/${name}.md`;
    const anchors = withForm(sections, name.replace(/\/.*/, '') as PageName);
    for (const [, anchor = ''] of (sources.get(file) ?? '').matchAll(/\]\(#([^)]*)\)/g))
      if (!anchors.includes(anchor))
        yield {
          file,
          field: `#${anchor}`,
          ...message('anchor.unknown', { options: listed(anchors) }),
        };
  }
}

/** The anchors of a text's sections, and of its page's form. */
const withForm = (sections: readonly { id: string }[], page: PageName): string[] =>
  [...sections.map(({ id }) => id), formOn(page) ?? []].flat();
