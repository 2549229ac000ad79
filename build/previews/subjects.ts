import { slotsOf, themeOf } from '../../src/pages/components/pictures/theme.ts';
import { colours } from '../../src/pages/drawings/palette.ts';
import type { PageName } from '../../src/site/addresses/addresses.ts';
import { biscuitsOf, isBiscuitGroup } from '../../src/site/catalogue/biscuitGroups.ts';
import { familyIds, rangesOf } from '../../src/site/catalogue/families.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import {
  familyWords,
  productWords,
  rangeWords,
  wordsInPreview,
} from '../../src/site/metadata/preview.ts';
import { coverVariants, posterNames } from '../../src/site/news/cover.ts';
import { newsCategories } from '../../src/site/news/news.ts';
import type { Content } from '../content/reading/load.ts';
import { type Packs, packsOf } from '../drawings/packDesigns.ts';
import {
  inStall,
  laughInStall,
  type PreviewColours,
  type PreviewWords,
  posterPreview,
  soberPreview,
  stallPreview,
} from '../drawings/preview.ts';
import { placedPack } from '../drawings/scenes/frame.ts';
import { type SceneName, sceneSvg } from '../drawings/scenes.ts';

/** A link preview before it is rendered. */
export interface PreviewSubject {
  /** As `previewName` gives it: `product/jummy`. */
  name: string;
  language: Language;
  /** Its subject, if it does not follow from the catalogue. */
  words?: string;
  svg: string;
}

const coloured = (ground: string, on: string, figure: string): PreviewColours => ({
  ground,
  on,
  figure,
});
const { nata, tinto, azafran, lima, clavel } = colours;
const brand = coloured(clavel, nata, azafran);
const sea = coloured(colours.azul, nata, colours.cielo);
const party = coloured(colours.fucsia, nata, lima);
const press = coloured(azafran, tinto, clavel);
const green = coloured(colours.hoja, nata, lima);

/**
 * The drawing and the colours for a page with its own text. Pages that are not listed are
 * sober.
 */
const pageSubjects: Partial<Record<PageName, readonly [SceneName | 'laugh', PreviewColours]>> = {
  home: ['kiosk', brand],
  contact: ['laugh', press],
  'contact-question': ['laugh', press],
  'contact-work': ['laugh', press],
  'contact-other': ['laugh', press],
  promotions: ['cover-promocion-1', brand],
  news: ['cover-novedades-1', brand],
  faqs: ['laugh', brand],
  nutririsi: ['laugh', party],
  history: ['cake', coloured(tinto, nata, colours.naranja)],
  'fifty-years': ['cake-fifty', press],
  quality: ['magnifier', green],
  about: ['guests', brand],
  pressroom: ['laugh', coloured(azafran, tinto, nata)],
  'press-materials': ['colours', coloured(azafran, tinto, nata)],
  distributors: ['van', sea],
  newsletter: ['newsletter', sea],
  contest: ['tumble', party],
  'not-found': ['sad-crisp', brand],
  products: ['bowl', brand],
  commitments: ['gauge-solar', green],
};

/**
 * Every link preview of the site: one per product, range, family, page and news category,
 * in each language.
 */
export function previewSubjects(content: Content): PreviewSubject[] {
  const packs = packsOf(content);
  return languages.flatMap((language) => [
    ...productSubjects(packs, content, language),
    ...catalogueSubjects(packs, content, language),
    ...textSubjects(packs, content, language),
    ...newsSubjects(packs, content, language),
  ]);
}

function productSubjects(
  packs: Packs,
  { products }: Content,
  language: Language,
): PreviewSubject[] {
  return products.map((product) => {
    const { key } = product;
    const words = productWords(product, language);
    const pack = packs.pack(key, { language });
    return {
      name: `product/${key}`,
      language,
      svg: stallPreview(words, slotsOf(themeOf(product)), inStall(pack)),
    };
  });
}

function catalogueSubjects(
  packs: Packs,
  { families }: Content,
  language: Language,
): PreviewSubject[] {
  if (!families) return [];
  return familyIds.flatMap((id) => {
    const family = families[id];
    const words = familyWords(family, language);
    const ranges = rangesOf(id).flatMap((rangeId) => {
      const range = family.ranges[rangeId];
      if (!range) return [];
      return {
        name: `range/${id}/${rangeId}`,
        language,
        svg: stallPreview(
          rangeWords(range, family, language),
          slotsOf({ family: id, range: rangeId }),
          packsInStall(packs, range.products),
        ),
      };
    });
    return [
      {
        name: `family/${id}`,
        language,
        svg: stallPreview(
          words,
          slotsOf({ family: id }),
          packsInStall(packs, firstProducts(family.ranges)),
        ),
      },
      ...ranges,
    ];
  });
}

const firstProducts = (ranges: Record<string, { products: string[] }>): string[] =>
  Object.values(ranges).flatMap(({ products }) => products[0] ?? []);

/** Up to three packs side by side, the first in front. */
function packsInStall(packs: Packs, keys: string[]): string {
  const [front, left, right] = keys.filter((key) => packs.keys.includes(key));
  if (!front) return laughInStall(colours.nata);
  if (!left) return inStall(packs.pack(front));
  return [
    placedPack(packs, 'preview', left, 800, 352, 258, -8),
    right ? placedPack(packs, 'preview', right, 1016, 352, 258, 8) : '',
    placedPack(packs, 'preview', front, right ? 908 : 990, 372, 320, right ? 0 : 6),
  ].join('');
}

function textSubjects(
  packs: Packs,
  { texts, products }: Content,
  language: Language,
): PreviewSubject[] {
  return [...texts].flatMap(([path, text]) => {
    const [name = '', of] = path.split('/');
    // All promotion terms share the picture of their list.
    if (of !== language) return [];
    const words = {
      title: text.title,
      kicker: text.headTitle === text.title ? undefined : text.headTitle,
    };
    return {
      name,
      language,
      words: wordsInPreview(words),
      svg: isBiscuitGroup(name)
        ? stallPreview(
            words,
            slotsOf({ family: 'galletas' }),
            packsInStall(
              packs,
              biscuitsOf(name, products).map(({ key }) => key),
            ),
          )
        : pagePreview(packs, name, words),
    };
  });
}

function pagePreview(packs: Packs, name: string, words: PreviewWords): string {
  const [scene, own] = pageSubjects[name as PageName] ?? [];
  if (!scene || !own) return soberPreview(words);
  if (scene === 'laugh') return stallPreview(words, own, laughInStall(own.on));
  return scene.startsWith('cover-')
    ? posterPreview(words, own, sceneSvg(scene, packs))
    : stallPreview(words, own, inStall(sceneSvg(scene, packs)));
}

/**
 * News titles are known only at run time, so their previews show the cover and name the
 * category.
 */
function newsSubjects(packs: Packs, { files }: Content, language: Language): PreviewSubject[] {
  const dictionary = files[`content/dictionary/${language}.json`];
  const news = dictionary?.menu.news ?? '';
  return posterNames.flatMap((poster) => {
    const category = newsCategories.find((known) => known === poster);
    const words = {
      title: category ? (dictionary?.category[category] ?? '') : news,
      kicker: category && category !== 'novedades' ? news : undefined,
    };
    return coverVariants.map((variant) => ({
      name: `news/cover-${poster}-${variant}`,
      language,
      words: wordsInPreview(words),
      svg: posterPreview(words, brand, sceneSvg(`cover-${poster}-${variant}`, packs)),
    }));
  });
}
