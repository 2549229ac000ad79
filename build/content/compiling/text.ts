import { Marked, type Tokens } from 'marked';
import { parse as parseYaml, type YAMLParseError } from 'yaml';
import type { z } from 'zod';
import type { Contact, ExternalLink } from '../../../src/content/company.ts';
import type { FaqGroup } from '../../../src/content/faqs.ts';
import type { Files } from '../../../src/content/files.ts';
import { frontMatters } from '../../../src/content/text.ts';
import {
  addressOfPlace,
  type PageName,
  type Place,
  pageNames,
} from '../../../src/site/addresses/addresses.ts';
import { type Language, type Localised, languages } from '../../../src/site/i18n/languages.ts';
import type { Text } from '../../../src/site/texts/texts.ts';
import { inWords, type Message, message } from '../../messages/messages.ts';
import { nearest } from '../../messages/nearest.ts';
import type { Fault } from '../faults/fault.ts';
import { withoutEmpty } from '../reading/withoutEmpty.ts';

/**
 * Names that a text can refer to. A list is undefined if its file has a fault, so that
 * any name may be right.
 */
export interface References {
  links: Record<string, ExternalLink> | undefined;
  contacts: Contact[] | undefined;
  /** The notice above a sample text, and below one with `{sample}` passages. */
  sampleWords?: Partial<Record<Language, { text: string; value: string }>>;
}

/**
 * A text with its second-level headings, for the content checks. Pages take the headings
 * from the HTML.
 */
export interface CompiledText extends Text {
  sections: { id: string; title: string }[];
  /** For promotion terms: their position in the list, the key of a product, and a day. */
  position?: number;
  product?: string | undefined;
  reviewed?: string | undefined;
}

/**
 * Compiles a text file. Named links become addresses in the file's language.
 *
 * @throws Error or ZodError that says what is wrong, in words for an editor.
 */
export function compileText(
  source: string,
  language: Language,
  references: References,
  kind: keyof typeof frontMatters,
): CompiledText {
  const match = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(source);
  if (!match) throw new TextError(message('text.noFrontMatter'));
  const schema: z.ZodType<z.infer<(typeof frontMatters)['page' | 'terms']>> = frontMatters[kind];
  const {
    updated,
    note,
    sample,
    words: _,
    ...shown
  } = schema.parse(parseFrontMatter(match[1] ?? ''), {
    reportInput: true,
  });
  const sections: CompiledText['sections'] = [];
  const body = compileMarkdown(match[2] ?? '', language, references, sections);
  const notice = references.sampleWords?.[language]?.text;
  const html = sample && notice ? `<p><strong>${notice}</strong></p>\n${body}` : body;
  return {
    ...shown,
    ...(updated ? { updated } : {}),
    ...(sample ? { sample } : {}),
    ...(note ? { note: compileMarkdown(note, language, references) } : {}),
    html,
    sections,
  };
}

class TextError extends Error {
  override name = 'TextError';
  readonly reason: Message;

  constructor(reason: Message) {
    super(inWords(reason, 'en'));
    this.reason = reason;
  }
}

/** What is wrong with a text that does not compile. */
export const reasonOf = (error: unknown): Message =>
  error instanceof TextError
    ? error.reason
    : message('text.other', { reason: (error as Error).message.split('\n')[0] ?? '' });

function parseFrontMatter(text: string): unknown {
  try {
    return withoutEmpty(parseYaml(text));
  } catch (error) {
    const line = (error as YAMLParseError).linePos?.[0].line ?? 1;
    const [name] = (text.split('\n')[line - 1] ?? '').split(':');
    throw new TextError(message('text.frontMatter', { line: line + 1, name: name ?? '' }));
  }
}

/** Marks a passage with sample facts in a text that is otherwise real. */
export const samplePassage = / ?\{sample\}/g;

/**
 * Compiles the Markdown of content files. Second-level headings are added to `sections`.
 */
function compileMarkdown(
  markdown: string,
  language: Language,
  references: References,
  sections: CompiledText['sections'] = [],
): string {
  const marked = new Marked<string, string>({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = /\{#([a-z0-9-]+)\}\s*$/.exec(text)?.[1];
        const title = this.parser.parseInline(tokens).replace(/\s*\{#[a-z0-9-]+\}\s*$/, '');
        if (depth === 2 && id) sections.push({ id, title: title.replace(/<[^>]+>/g, '') });
        return `<h${depth}${id ? ` id="${id}"` : ''}>${title}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a ${linkAttributes(href, language, references)}>${this.parser.parseInline(tokens)}</a>`;
      },
      table(token: Tokens.Table) {
        const head = token.header
          .map(
            (cell) =>
              `<th scope="col" role="columnheader">${this.parser.parseInline(cell.tokens)}</th>`,
          )
          .join('');
        const names = token.header.map((cell) => cell.text.replace(/[^\p{L}\p{N} ]/gu, ''));
        const colon = language === 'fr' ? '\u202f:' : ':';
        // Phones show each row as a block, its cells after their names; the roles stay
        // although the cells are no longer laid out as a table.
        const rows = token.rows
          .map(
            (row) =>
              `<tr role="row">${row.map((cell, i) => `<td role="cell" data-name="${names[i]}${colon}">${this.parser.parseInline(cell.tokens)}</td>`).join('')}</tr>`,
          )
          .join('');
        return `<div class="Prose-table" tabindex="0" role="region" aria-label="${names.join(', ')}"><table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${rows}</tbody></table></div>\n`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        throw new TextError(message('text.html', { html: text.trim().slice(0, 40) }));
      },
    },
  });
  const html = marked.parse(markdown, { async: false }) as string;
  // An asterisk in the sentence, which is explained once below the text.
  const body = html.replace(samplePassage, '<sup>*</sup>').trim();
  const { value } = references.sampleWords?.[language] ?? {};
  return value && body !== html.trim() ? `${body}\n<p><small>* ${value}</small></p>` : body;
}

function linkAttributes(href: string, language: Language, { links, contacts }: References): string {
  const [scheme, rest = ''] = [href.slice(0, href.indexOf(':')), href.slice(href.indexOf(':') + 1)];
  if (scheme === 'page')
    return `href="${addressOfPlace(...pageLink(rest, language))}${fragment(rest)}"`;
  if (scheme === 'link') {
    const link = links?.[rest];
    if (links && !link) throw new TextError(message('text.noLink', { name: rest }));
    return `href="${link?.url}" rel="noopener external"`;
  }
  if (scheme === 'contact') {
    const contact = contacts?.find(({ id }) => id === rest);
    if (contacts && !contact)
      throw new TextError(
        message('text.noContact', { name: rest, options: contacts.map(({ id }) => id).join(', ') }),
      );
    return `href="mailto:${contact?.email}"`;
  }
  if (href.startsWith('#')) return `href="${href}"`;
  throw new TextError(message('text.address', { href }));
}

const fragment = (reference: string): string =>
  reference.includes('#') ? reference.slice(reference.indexOf('#')) : '';

function pageLink(reference: string, language: Language): [Place, Language] {
  const { page, parameters } = parsePageReference(reference);
  return [{ page, parameters } as Place, language];
}

/** Parses `product?key=jummy#anchor`. Throws for an unknown page. */
export function parsePageReference(reference: string): {
  page: PageName;
  parameters: Record<string, string>;
  anchor: string | undefined;
} {
  const [withoutAnchor = '', anchor] = reference.split('#');
  const [page = '', query = ''] = withoutAnchor.split('?');
  const known = pageNames.find((name) => name === page);
  if (!known)
    throw new TextError(message('text.noPage', { page, right: nearest(page, pageNames) }));
  return {
    page: known,
    parameters: Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&'))),
    anchor,
  };
}

/** The questions with their answers as HTML. An answer with a fault is empty. */
export function compileFaqs(
  parsed: Files['content/faqs.json'],
  references: References,
  faults: Fault[],
): FaqGroup[] {
  const compile = (id: string, answer: string, language: Language): string => {
    try {
      return compileMarkdown(answer, language, references);
    } catch (error) {
      faults.push({
        file: 'content/faqs.json',
        field: `${id}.answer.${language}`,
        ...message('text.wrong', { why: reasonOf(error) }),
      });
      return '';
    }
  };
  return (parsed?.groups ?? []).map((group) => ({
    ...group,
    questions: group.questions.map(({ id, question, answer }) => ({
      id,
      question,
      answer: Object.fromEntries(
        languages.map((language) => [language, compile(id, answer[language], language)]),
      ) as Localised,
    })),
  }));
}
