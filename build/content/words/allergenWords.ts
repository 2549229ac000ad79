import {
  type Allergen,
  type AllergenKind,
  groupOf,
  type NamedAllergen,
} from '../../../src/site/catalogue/products.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';

/**
 * How each allergen, cereal or nut is written in a list of ingredients: beginnings of
 * words, without accents. The first match counts.
 */
const writtenAs: Record<NamedAllergen, Record<Language, string>> = {
  trigo: {
    es: 'trigo, espelta, khorasan, kamut',
    en: 'wheat, spelt, khorasan, kamut',
    fr: 'ble, epeautre, khorasan, kamut',
  },
  cebada: { es: 'cebada', en: 'barley', fr: 'orge' },
  centeno: { es: 'centeno', en: 'rye', fr: 'seigle' },
  avena: { es: 'avena', en: 'oat', fr: 'avoine' },
  gluten: { es: 'gluten', en: 'gluten', fr: 'gluten' },
  leche: {
    es: 'leche, lact, mantequilla, queso, nata',
    en: 'milk, lact, butter, cheese, cream',
    fr: 'lait, lact, beurre, fromage, creme',
  },
  huevo: { es: 'huevo', en: 'egg', fr: 'œuf' },
  soja: { es: 'soja', en: 'soy', fr: 'soja' },
  cacahuetes: { es: 'cacahuete', en: 'peanut', fr: 'arachide, cacahuete' },
  almendras: { es: 'almendra', en: 'almond', fr: 'amande' },
  avellanas: { es: 'avellana', en: 'hazelnut', fr: 'noisette' },
  anacardos: { es: 'anacardo', en: 'cashew', fr: 'noix de cajou' },
  'nueces-de-brasil': {
    es: 'nueces de brasil, nuez de brasil',
    en: 'brazil nut',
    fr: 'noix du bresil',
  },
  macadamias: {
    es: 'nueces de macadamia, nuez de macadamia, macadamia',
    en: 'macadamia',
    fr: 'noix de macadamia, macadamia',
  },
  pacanas: {
    es: 'pacana, nueces pacanas, nuez pacana',
    en: 'pecan',
    fr: 'noix de pecan, pecan',
  },
  nueces: { es: 'nuez, nueces', en: 'walnut', fr: 'noix' },
  pistachos: { es: 'pistacho', en: 'pistachio', fr: 'pistache' },
  'frutos-de-cascara': { es: 'frutos de cascara', en: 'nut', fr: 'fruits a coque' },
  sesamo: { es: 'sesamo', en: 'sesame', fr: 'sesame' },
  mostaza: { es: 'mostaza', en: 'mustard', fr: 'moutarde' },
  apio: { es: 'apio', en: 'celery', fr: 'celeri' },
  pescado: { es: 'pescado', en: 'fish', fr: 'poisson' },
  sulfitos: { es: 'sulfito', en: 'sulphite', fr: 'sulfite' },
  altramuces: { es: 'altramu', en: 'lupin', fr: 'lupin' },
  crustaceos: { es: 'crustaceo', en: 'crustacean', fr: 'crustace' },
  moluscos: { es: 'molusco', en: 'mollusc', fr: 'mollusque' },
};

const beginnings = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.entries(writtenAs).flatMap(([name, words]) =>
      words[language].split(', ').map((beginning) => ({ beginning, name: name as NamedAllergen })),
    ),
  ]),
) as Record<Language, { beginning: string; name: NamedAllergen }[]>;

/** Words that need no emphasis although they begin like an allergen, each with the reason. */
const harmless: Record<Language, { words: RegExp; reason: string }[]> = {
  es: [
    { words: /nuez moscada/g, reason: 'nutmeg is a spice' },
    {
      words: /acido lactico|fermentos lacticos/g,
      reason: 'made by fermentation, not from milk',
    },
    { words: /lactitol/g, reason: 'exempt in Annex II of Regulation (EU) 1169/2011' },
  ],
  en: [
    { words: /cocoa butter|shea butter/g, reason: 'fat of a seed' },
    { words: /nutmeg/g, reason: 'a spice' },
    { words: /cream of tartar/g, reason: 'an acid of grapes' },
    { words: /lactic acid/g, reason: 'made by fermentation, not from milk' },
    { words: /lactitol/g, reason: 'exempt in Annex II of Regulation (EU) 1169/2011' },
  ],
  fr: [
    { words: /beurre de (cacao|karite)/g, reason: 'fat of a seed' },
    { words: /noix (de )?muscade/g, reason: 'a spice' },
    { words: /noix de coco/g, reason: 'coconut is not among the nuts of Annex II' },
    { words: /creme de tartre/g, reason: 'an acid of grapes' },
    {
      words: /acide lactique|ferments lactiques/g,
      reason: 'made by fermentation, not from milk',
    },
    { words: /lactitol/g, reason: 'exempt in Annex II of Regulation (EU) 1169/2011' },
    { words: /bleue?s?/g, reason: 'a colour' },
    { words: /lactoserum(?= \()/g, reason: 'the milk is named in the brackets after it' },
  ],
};

const unaccented = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The emphasised words of a list of ingredients with the allergen of each; undefined for
 * a word that is not an allergen.
 */
export function emphasisedAllergens(
  ingredients: string,
  language: Language,
): {
  word: string;
  allergen: Allergen | undefined;
  /** The cereal or nut, if the word names one. */
  kind: AllergenKind | undefined;
}[] {
  return [...ingredients.matchAll(/<u>([^<]*)<\/u>/g)].map(([, word = '']) => {
    const plain = unaccented(word).trim();
    const name = beginnings[language].find(({ beginning }) => plain.startsWith(beginning))?.name;
    const allergen = name && groupOf(name);
    return { word, allergen, kind: name === allergen ? undefined : (name as AllergenKind) };
  });
}

/** The first unmatched <u> or </u> of a list of ingredients, and the text beside it. */
export function unpairedMark(
  ingredients: string,
): { mark: '<u>' | '</u>'; beside: string } | undefined {
  const [outside = '', ...opened] = ingredients.split('<u>');
  const beforeClosing = (text: string) => text.slice(0, text.lastIndexOf('</u>'));
  if (outside.includes('</u>')) return { mark: '</u>', beside: lastWord(beforeClosing(outside)) };
  const wrong = opened.find((text) => text.split('</u>').length !== 2);
  if (wrong === undefined) return undefined;
  return wrong.includes('</u>')
    ? { mark: '</u>', beside: lastWord(beforeClosing(wrong)) }
    : { mark: '<u>', beside: /^[^\s,;.<()]*/.exec(wrong)?.[0] ?? '' };
}

const lastWord = (text: string): string =>
  /[^\s,;.>()]*$/.exec(text.replace(/[\s,;.()]+$/, ''))?.[0] ?? '';

/**
 * The words of a list of ingredients that name an allergen without emphasis, each with the words
 * around it, because the same word may stand in several ingredients.
 */
export function unemphasisedAllergens(
  ingredients: string,
  language: Language,
): { word: string; around: string }[] {
  // Matches are replaced by as many blanks, so that positions stay the same.
  const blank = (text: string) => ' '.repeat(text.length);
  const composed = ingredients.normalize('NFC');
  const written = composed.replace(/<u>[^<]*<\/u>/g, blank);
  const plain = harmless[language].reduce(
    (text, { words }) => text.replace(words, blank),
    unaccented(written),
  );
  return [...plain.matchAll(/[a-zœæ]+/g)]
    .filter(([word]) => beginnings[language].some(({ beginning }) => word.startsWith(beginning)))
    .map(({ 0: word, index }) => {
      const end = index + word.length;
      const [before = ''] = /(\S+\s+){0,2}\S*$/.exec(composed.slice(0, index)) ?? [];
      const [after = ''] = /^\S*(\s+\S+){0,2}/.exec(composed.slice(end)) ?? [];
      const around = before + composed.slice(index, end) + after;
      return { word: composed.slice(index, end), around: around.replace(/<\/?u>|[,;.]$/g, '') };
    });
}
