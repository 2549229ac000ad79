import type { Allergen, AllergenKind } from '../../../src/site/catalogue/products.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';

/**
 * How each allergen is written in a list of ingredients, by language, with the cereal or
 * nut that the word names. Entries are word prefixes without accents; the first match
 * counts.
 */
const beginnings: Record<Language, [string, Allergen, AllergenKind?][]> = {
  es: [
    ['trigo', 'gluten', 'trigo'],
    ['cebada', 'gluten', 'cebada'],
    ['centeno', 'gluten', 'centeno'],
    ['avena', 'gluten', 'avena'],
    ['espelta', 'gluten', 'trigo'],
    ['gluten', 'gluten'],
    ['leche', 'leche'],
    ['lact', 'leche'],
    ['mantequilla', 'leche'],
    ['queso', 'leche'],
    ['nata', 'leche'],
    ['huevo', 'huevo'],
    ['soja', 'soja'],
    ['cacahuete', 'cacahuetes'],
    ['almendra', 'frutos-de-cascara', 'almendras'],
    ['avellana', 'frutos-de-cascara', 'avellanas'],
    ['anacardo', 'frutos-de-cascara', 'anacardos'],
    ['nueces de brasil', 'frutos-de-cascara', 'nueces-de-brasil'],
    ['nuez de brasil', 'frutos-de-cascara', 'nueces-de-brasil'],
    ['nueces de macadamia', 'frutos-de-cascara', 'macadamias'],
    ['nuez de macadamia', 'frutos-de-cascara', 'macadamias'],
    ['macadamia', 'frutos-de-cascara', 'macadamias'],
    ['pacana', 'frutos-de-cascara', 'pacanas'],
    ['nueces pacanas', 'frutos-de-cascara', 'pacanas'],
    ['nuez pacana', 'frutos-de-cascara', 'pacanas'],
    ['khorasan', 'gluten', 'trigo'],
    ['kamut', 'gluten', 'trigo'],
    ['nuez', 'frutos-de-cascara', 'nueces'],
    ['nueces', 'frutos-de-cascara', 'nueces'],
    ['pistacho', 'frutos-de-cascara', 'pistachos'],
    ['frutos de cascara', 'frutos-de-cascara'],
    ['sesamo', 'sesamo'],
    ['mostaza', 'mostaza'],
    ['apio', 'apio'],
    ['pescado', 'pescado'],
    ['sulfito', 'sulfitos'],
    ['altramu', 'altramuces'],
    ['crustaceo', 'crustaceos'],
    ['molusco', 'moluscos'],
  ],
  en: [
    ['wheat', 'gluten', 'trigo'],
    ['barley', 'gluten', 'cebada'],
    ['rye', 'gluten', 'centeno'],
    ['oat', 'gluten', 'avena'],
    ['spelt', 'gluten', 'trigo'],
    ['gluten', 'gluten'],
    ['milk', 'leche'],
    ['lact', 'leche'],
    ['butter', 'leche'],
    ['cheese', 'leche'],
    ['cream', 'leche'],
    ['egg', 'huevo'],
    ['soy', 'soja'],
    ['peanut', 'cacahuetes'],
    ['almond', 'frutos-de-cascara', 'almendras'],
    ['hazelnut', 'frutos-de-cascara', 'avellanas'],
    ['cashew', 'frutos-de-cascara', 'anacardos'],
    ['brazil nut', 'frutos-de-cascara', 'nueces-de-brasil'],
    ['macadamia', 'frutos-de-cascara', 'macadamias'],
    ['pecan', 'frutos-de-cascara', 'pacanas'],
    ['khorasan', 'gluten', 'trigo'],
    ['kamut', 'gluten', 'trigo'],
    ['walnut', 'frutos-de-cascara', 'nueces'],
    ['pistachio', 'frutos-de-cascara', 'pistachos'],
    ['nut', 'frutos-de-cascara'],
    ['sesame', 'sesamo'],
    ['mustard', 'mostaza'],
    ['celery', 'apio'],
    ['fish', 'pescado'],
    ['sulphite', 'sulfitos'],
    ['lupin', 'altramuces'],
    ['crustacean', 'crustaceos'],
    ['mollusc', 'moluscos'],
  ],
  fr: [
    ['ble', 'gluten', 'trigo'],
    ['orge', 'gluten', 'cebada'],
    ['seigle', 'gluten', 'centeno'],
    ['avoine', 'gluten', 'avena'],
    ['epeautre', 'gluten', 'trigo'],
    ['gluten', 'gluten'],
    ['lait', 'leche'],
    ['lact', 'leche'],
    ['beurre', 'leche'],
    ['fromage', 'leche'],
    ['creme', 'leche'],
    ['œuf', 'huevo'],
    ['soja', 'soja'],
    ['arachide', 'cacahuetes'],
    ['cacahuete', 'cacahuetes'],
    ['amande', 'frutos-de-cascara', 'almendras'],
    ['noisette', 'frutos-de-cascara', 'avellanas'],
    ['noix de cajou', 'frutos-de-cascara', 'anacardos'],
    ['noix du bresil', 'frutos-de-cascara', 'nueces-de-brasil'],
    ['noix de macadamia', 'frutos-de-cascara', 'macadamias'],
    ['macadamia', 'frutos-de-cascara', 'macadamias'],
    ['noix de pecan', 'frutos-de-cascara', 'pacanas'],
    ['pecan', 'frutos-de-cascara', 'pacanas'],
    ['khorasan', 'gluten', 'trigo'],
    ['kamut', 'gluten', 'trigo'],
    ['noix', 'frutos-de-cascara', 'nueces'],
    ['pistache', 'frutos-de-cascara', 'pistachos'],
    ['fruits a coque', 'frutos-de-cascara'],
    ['sesame', 'sesamo'],
    ['moutarde', 'mostaza'],
    ['celeri', 'apio'],
    ['poisson', 'pescado'],
    ['sulfite', 'sulfitos'],
    ['lupin', 'altramuces'],
    ['crustace', 'crustaceos'],
    ['mollusque', 'moluscos'],
  ],
};

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
    const [, allergen, kind] =
      beginnings[language].find(([beginning]) => plain.startsWith(beginning)) ?? [];
    return { word, allergen, kind };
  });
}

/** The first unmatched <u> or </u> of a list of ingredients, and the text beside it. */
export function unpairedMark(
  ingredients: string,
): { mark: '<u>' | '</u>'; beside: string } | undefined {
  const [outside = '', ...opened] = ingredients.split('<u>');
  const beforeClosing = (text: string) => text.slice(0, text.lastIndexOf('</u>'));
  if (outside.includes('</u>'))
    return { mark: '</u>', beside: lastWord(beforeClosing(outside)) };
  const wrong = opened.find((text) => text.split('</u>').length !== 2);
  if (wrong === undefined) return undefined;
  return wrong.includes('</u>')
    ? { mark: '</u>', beside: lastWord(beforeClosing(wrong)) }
    : { mark: '<u>', beside: /^[^\s,;.<()]*/.exec(wrong)?.[0] ?? '' };
}

const lastWord = (text: string): string =>
  /[^\s,;.>()]*$/.exec(text.replace(/[\s,;.()]+$/, ''))?.[0] ?? '';

/** The words of a list of ingredients that name an allergen without emphasis. */
export function unemphasisedAllergens(ingredients: string, language: Language): string[] {
  // Matches are replaced by as many blanks, so that positions stay the same.
  const blank = (text: string) => ' '.repeat(text.length);
  const written = ingredients.normalize('NFC').replace(/<u>[^<]*<\/u>/g, blank);
  const plain = harmless[language].reduce(
    (text, { words }) => text.replace(words, blank),
    unaccented(written),
  );
  return [...plain.matchAll(/[a-zœæ]+/g)]
    .filter(([word]) =>
      beginnings[language].some(([beginning]) => word.startsWith(beginning)),
    )
    .map(({ 0: word, index }) => written.slice(index, index + word.length));
}
