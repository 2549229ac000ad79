import {
  addressOf,
  addressOfPlace,
  type PageName,
  pageNames,
} from '../../../src/site/addresses/addresses.ts';
import type { FamilyId, RangeId } from '../../../src/site/catalogue/families.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { indexOf, type SearchDocument } from '../../../src/site/search/siteIndex.ts';
import type { Suggestion, Suggestions } from '../../../src/site/search/suggestions.ts';
import { shortened, textOfHtml } from '../../../src/site/texts/plainText.ts';
import type { Content } from '../reading/load.ts';

/** Indexed characters of a page's text: long legal texts would drown the others. */
const maxTextLength = 3000;
/** Characters shown in a result. */
const maxExcerptLength = 150;

/** The serialised search index of the content in one language. */
export const searchIndex = (content: Content, language: Language): string =>
  JSON.stringify(indexOf(documentsOf(content, language)));

/** A search entry before the words of content/searched-words.json are added. */
type Entry = Omit<SearchDocument, 'calledAs'>;

/** Every search entry in a language. */
export function documentsOf(content: Content, language: Language): SearchDocument[] {
  const searched = content.files['content/searched-words.json'] ?? {};
  return [
    ...products(content, language),
    ...ranges(content, language),
    ...questions(content, language),
    ...pages(content, language),
  ].map((entry) => ({
    ...entry,
    calledAs: searched[entryName(entry, language)]?.[language].join(' ') ?? '',
  }));
}

/** The name of an entry in every language: `page/contact`. */
export const entryName = ({ kind, id }: Pick<Entry, 'kind' | 'id'>, language: Language): string =>
  kind === 'page' ? id.slice(0, -`/${language}`.length) : id;

function products({ products, families }: Content, language: Language): Entry[] {
  return products.map((product) => {
    const family = families?.[product.family];
    return {
      id: `product/${product.key}`,
      kind: 'product',
      title: product.title[language],
      keywords: [
        product.flavour[language],
        family?.name[language],
        family?.ranges[product.range]?.name[language],
      ].join(' '),
      text: [product.description[language], product.intro[language]].join(' '),
      excerpt: shortened(product.description[language], maxExcerptLength),
      path: addressOf('product', language, { key: product.key }),
    };
  });
}

function ranges({ families }: Content, language: Language): Entry[] {
  return Object.entries(families ?? {}).flatMap(([id, { name, ranges, intro }]) => {
    const family = id as FamilyId;
    const familyDocument: Entry = {
      id: `range/${id}`,
      kind: 'range',
      title: name[language],
      keywords: '',
      text: intro[language],
      excerpt: shortened(intro[language], maxExcerptLength),
      path: addressOf('family', language, { family }),
    };
    return [
      familyDocument,
      ...Object.entries(ranges).map(
        ([range, texts]): Entry => ({
          id: `range/${id}/${range}`,
          kind: 'range',
          title: texts.name[language],
          keywords: name[language],
          text: texts.description[language],
          excerpt: shortened(texts.intro[language], maxExcerptLength),
          path: addressOf('range', language, { family, range: range as RangeId }),
        }),
      ),
    ];
  });
}

function questions({ faqs }: Content, language: Language): Entry[] {
  return faqs.flatMap(({ questions: asked }) =>
    asked.map(({ id, question, answer }): Entry => {
      const text = textOfHtml(answer[language]);
      return {
        id: `question/${id}`,
        kind: 'question',
        title: question[language],
        keywords: '',
        text,
        excerpt: shortened(text, maxExcerptLength),
        path: `${addressOf('faqs', language)}#${id}`,
      };
    }),
  );
}

/** Pages excluded from search. */
const unsearched: readonly string[] = ['home', 'search', 'not-found'];

function pages({ texts }: Content, language: Language): Entry[] {
  return [...texts].flatMap(([path, text]) => {
    const [name = '', id, ...more] = path.split('/');
    const terms = name === 'promotion-terms' && more.length > 0;
    if (path.split('/').at(-1) !== language || unsearched.includes(name)) return [];
    if (!(terms || pageNames.includes(name as PageName))) return [];
    const place = terms
      ? ({ page: 'promotion-terms', parameters: { id: id ?? '' } } as const)
      : ({ page: name, parameters: {} } as Parameters<typeof addressOfPlace>[0]);
    return {
      id: `page/${path}`,
      kind: 'page' as const,
      title: text.title,
      keywords: text.headTitle,
      text: `${text.lead} ${text.description} ${textOfHtml(text.html)}`.slice(0, maxTextLength),
      excerpt: shortened(text.description, maxExcerptLength),
      path: addressOfPlace(place, language),
    };
  });
}

const kinds: readonly string[] = ['product', 'range', 'question', 'page'];

/** The suggestions of the search field in a language: titles, without their texts. */
export function suggestionsIn(content: Content, language: Language): Suggestions {
  const { files } = content;
  const words = files[`content/dictionary/${language}.json`]?.suggestions;
  if (!words) throw new Error(`content/dictionary/${language}.json has no suggestions`);
  return {
    words,
    synonyms: files['content/synonyms.json']?.[language] ?? [],
    entries: documentsOf(content, language)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, title, keywords, calledAs, path }) => ({
        kind: kind as Suggestion['kind'],
        title,
        keywords: kind === 'product' ? `${keywords} ${calledAs}`.trim() : calledAs,
        path,
      })),
  };
}
