import rosetta from 'rosetta';
import { byId } from '../../../src/content/fields.ts';
import {
  addressOf,
  addressOfPlace,
  type PageName,
  pageNames,
} from '../../../src/site/addresses/addresses.ts';
import { namesOf } from '../../../src/site/catalogue/allergenNames.ts';
import { shortContains, shortTraces } from '../../../src/site/catalogue/allergenText.ts';
import { possibleAllergensOf, verdictOn } from '../../../src/site/catalogue/exclusion.ts';
import type { FamilyId, RangeId } from '../../../src/site/catalogue/families.ts';
import { finderFields } from '../../../src/site/catalogue/finder.ts';
import {
  type NamedAllergen,
  namedAllergens,
  type Product,
} from '../../../src/site/catalogue/products.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import type { Words } from '../../../src/site/i18n/words.ts';
import { recalledPacks } from '../../../src/site/recalls/recall.ts';
import { askAddress, offers } from '../../../src/site/search/offers.ts';
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
  const searched = byId(content.files['content/searched-words.json']);
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
      // Its headline may be a joke that does not say what it is.
      title: text.headTitle,
      keywords: text.title,
      text: `${text.lead} ${text.description} ${textOfHtml(text.html)}`.slice(0, maxTextLength),
      excerpt: shortened(text.description, maxExcerptLength),
      path: addressOfPlace(place, language),
    };
  });
}

const kinds: readonly string[] = ['product', 'range', 'question', 'page'];

/** The suggestions of the search field in a language: titles, without their texts. */
export function suggestionsIn(content: Content, language: Language): Suggestions {
  const { files, products } = content;
  const dictionary = files[`content/dictionary/${language}.json`];
  if (!dictionary) throw new Error(`content/dictionary/${language}.json is missing`);
  const t = wordsFrom(dictionary, language);
  const recalled = ({ key, packs }: Product) =>
    content.recalls
      .filter(({ products: keys, ended }) => !ended && keys.includes(key))
      .map((recall) => `${t('recall.mark', { packs: recalledPacks(recall, t, packs) })}.`);
  const productOf = new Map(products.map((product) => [`product/${product.key}`, product]));
  return {
    words: dictionary.suggestions,
    synonyms: files['content/synonyms.json']?.[language] ?? [],
    entries: [
      ...exclusions(content, language, t),
      ...documentsOf(content, language)
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ id, kind, title, keywords, calledAs, path }): Suggestion => {
          const product = productOf.get(id);
          return {
            kind: kind as Suggestion['kind'],
            title,
            keywords: product || kind === 'page' ? `${keywords} ${calledAs}`.trim() : calledAs,
            path,
            ...(product && {
              contains: [...recalled(product), shortContains(product, t)].join(' '),
              traces: shortTraces(product, t),
              notWithout: namedAllergens.filter((allergen) => !isWithout(product, allergen)),
            }),
            ...(product && !product.images?.pack && { pack: product.key }),
          };
        }),
    ],
    offers: [
      ...offers.map(([page, name]) => ({
        title: t(name),
        path: addressOf(page, language),
      })),
      { title: t('search.ask'), path: askAddress(language, '') },
    ],
  };
}

/** The words of a dictionary that is being built. */
function wordsFrom(dictionary: object, language: Language): Words {
  const instance = rosetta({ [language]: dictionary });
  instance.locale(language);
  return (key, ...values) => instance.t(key, values[0]);
}

const isWithout = (product: Product, allergen: NamedAllergen): boolean =>
  verdictOn(possibleAllergensOf(product), [allergen]) === 'fits';

/** For each allergen, the finder's products without it. */
const exclusions = ({ products }: Content, language: Language, t: Words): Suggestion[] =>
  namedAllergens.map((allergen) => {
    const count = products.filter((product) => isWithout(product, allergen)).length;
    const name = t(`allergen.${allergen}`);
    return {
      kind: 'without',
      title: t('suggestions.without', { name, count }),
      keywords: `${name} ${t(`annex.${allergen}`)}`,
      leavesOut: { allergen, names: namesOf(allergen, language, t) },
      listed: {
        title: t('suggestions.with', { name }),
        path: `${addressOf('search', language)}?q=${encodeURIComponent(name)}`,
      },
      path: `${addressOf('products', language)}?${finderFields.without}=${allergen}#fits`,
    };
  });
