import { type Language, languages } from '../../../src/site/i18n/languages.ts';

/**
 * Function words that every text of a language uses and that the other two languages
 * never use (with the exceptions below).
 */
const functionWords: Record<Language, string[]> = {
  es: 'el los las del al una unos unas que y con por para sin pero como cuando donde muy también está están más su sus nuestro nuestra nuestros nuestras hay desde hasta esta este estos estas eso ese esa ya lo le se nos tu tus todo toda todos todas o ni sobre entre porque ser es fue son'.split(
    ' ',
  ),
  en: 'the and of with for you your is are was were this that these those not from have has it its we our or to in on by at be been will which what when where who how if but can may they their there here more than then about into only each any all does do did'.split(
    ' ',
  ),
  fr: 'le les des du une et est sont dans avec pour sur pas plus vous votre vos nous notre nos qui ou aux ce cette ces ne il elle ils elles sans au leur leurs mais comme où dont être fait chez par même ses sa'.split(
    ' ',
  ),
};

/** Words that look like another language's function word, each with its meaning. */
const alsoMeans: Record<Language, Record<string, string>> = {
  es: {
    sin: '«without»',
    le: 'pronoun',
    les: 'pronoun',
    entre: '«between»',
    sobre: '«about»',
    has: 'form of haber',
    sur: 'the south',
    des: 'form of dar',
    une: 'form of unir',
    ce: '«Comunidad Europea», in the names of its older regulations',
  },
  en: {
    a: 'article',
    o: 'part of o’clock',
    sin: 'wrongdoing',
    son: 'child',
    plus: 'and more',
    pour: 'to let flow',
  },
  fr: {
    y: 'pronoun',
    on: 'pronoun',
    tu: 'pronoun, and form of taire',
    que: 'conjunction',
    se: 'pronoun',
    entre: '«between»',
    or: 'gold, and conjunction',
    son: 'sound, and «his»',
    ni: '«neither»',
    su: 'form of savoir',
    as: 'form of avoir',
    es: 'form of être',
    a: 'form of avoir',
    but: 'goal',
  },
};

/** Names that are never translated. */
const names: { name: string; reason: string }[] = [
  { name: 'Full of Trikers Random', reason: 'the contest has one name in all languages' },
  { name: 'B-San Plus', reason: 'a brand' },
  { name: 'Las Palmas', reason: 'a province' },
  { name: 'El Salvador', reason: 'a country' },
  { name: 'Daganzo de Arriba', reason: 'a town' },
  { name: 'Santa Cruz de Tenerife', reason: 'a province' },
  { name: 'A Coruña', reason: 'a province' },
  { name: 'piñata', reason: 'a word of all three languages' },
  { name: 'Oficina de Atención a la Discapacidad', reason: 'an office' },
];

export const withoutNames = (text: string): string =>
  names.reduce((rest, { name }) => rest.replaceAll(name, ' '), text);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The function words that a text in a language must not contain. */
const foreign = Object.fromEntries(
  languages.map((language) => {
    const own = new Set([...functionWords[language], ...Object.keys(alsoMeans[language])]);
    return [
      language,
      new Set(
        languages
          .filter((other) => other !== language)
          .flatMap((other) => functionWords[other].filter((word) => !own.has(word))),
      ),
    ];
  }),
) as Record<Language, Set<string>>;

/**
 * The words of a text that belong to another language. A text with one is at least partly
 * untranslated.
 */
export const foreignWords = (text: string, language: Language): string[] => [
  ...new Set(wordsIn(withoutNames(text)).filter((word) => foreign[language].has(word))),
];

/** Words in an English or French text with letters that only Spanish has. */
export const spanishSpellings = (text: string, language: Language): string[] =>
  language === 'es'
    ? []
    : (withoutNames(text).match(/(?<!\p{L})\p{L}*(?:ñ|ción)\p{L}*|[¿¡]/giu) ?? []);
