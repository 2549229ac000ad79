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

/** Every search entry in a language. */
function documentsOf(content: Content, language: Language): SearchDocument[] {
  return [
    ...products(content, language),
    ...ranges(content, language),
    ...questions(content, language),
    ...pages(content, language),
  ];
}

function products({ products, families }: Content, language: Language): SearchDocument[] {
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

function ranges({ families }: Content, language: Language): SearchDocument[] {
  return Object.entries(families ?? {}).flatMap(([id, { name, ranges, intro }]) => {
    const family = id as FamilyId;
    const familyDocument: SearchDocument = {
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
        ([range, texts]): SearchDocument => ({
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

function questions({ faqs }: Content, language: Language): SearchDocument[] {
  return faqs.flatMap(({ questions: asked }) =>
    asked.map(({ id, question, answer }): SearchDocument => {
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

function pages({ texts }: Content, language: Language): SearchDocument[] {
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
      .map(({ kind, title, keywords, path }) => ({
        kind: kind as Suggestion['kind'],
        title,
        keywords: kind === 'product' ? keywords : '',
        path,
      })),
  };
}
