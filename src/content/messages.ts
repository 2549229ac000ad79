import type { Language } from '../site/i18n/languages.ts';
import { maxDescription, maxTitle, minDescription } from '../site/metadata/lengths.ts';

/** The names in double braces of a text. */
export type Placeholders<Text extends string> =
  Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** Texts of which the compiler has yet to say that no language lacks. */
type Texts = Partial<Record<Language, string>>;

/** A text that lacks a placeholder of another language is an error of the compiler. */
type Agreeing<T extends Record<string, Texts>> = {
  [K in keyof T]: {
    [L in Language]: [Lacking<T[K], L>] extends [never] ? string : { lacks: Lacking<T[K], L> };
  };
};
type Lacking<T extends Texts, L extends Language> = Exclude<
  Placeholders<NonNullable<T[Language]>>,
  Placeholders<NonNullable<T[L]>>
>;

/**
 * Messages for editors by key: the same in every language, with the same `{{placeholders}}`.
 */
export const inEveryLanguage = <const T extends Record<string, Texts>>(texts: T & Agreeing<T>) =>
  texts as T & Record<keyof T, Record<Language, string>>;

/** What the schemas say. The content check adds where, and that the guide has an example. */
export const schemaMessages = inEveryLanguage({
  'shape.id': {
    es: 'no es un nombre como "una-cosa": minúsculas, cifras y guiones',
    en: 'is not a name like "una-cosa": lower case, digits and hyphens',
    fr: 'n’est pas un nom comme "una-cosa" : minuscules, chiffres et traits d’union',
  },
  'shape.noTraces': {
    es: 'nombra "ninguna" junto a un alérgeno',
    en: 'names "ninguna" beside an allergen',
    fr: 'nomme "ninguna" à côté d’un allergène',
  },
  'shape.letters': {
    es: 'no es un nombre como "first": letras y cifras, sin espacios ni guiones',
    en: 'is not a name like "first": letters and digits, without spaces and hyphens',
    fr: 'n’est pas un nom comme "first" : lettres et chiffres, sans espaces ni traits d’union',
  },
  'shape.year': {
    es: 'no es un año como "1970"',
    en: 'is not a year like "1970"',
    fr: 'n’est pas une année comme "1970"',
  },
  'shape.https': {
    es: 'no es una dirección que empiece por https://',
    en: 'is not an address that begins with https://',
    fr: 'n’est pas une adresse qui commence par https://',
  },
  'shape.phone': {
    es: 'no es un teléfono español como "900 000 010": nueve cifras de tres en tres',
    en: 'is not a Spanish number like "900 000 010": nine digits in threes',
    fr: 'n’est pas un numéro espagnol comme "900 000 010" : neuf chiffres, trois par trois',
  },
  'shape.email': {
    es: 'no es un correo como info@risi.es',
    en: 'is not an e-mail address like info@risi.es',
    fr: 'n’est pas une adresse e-mail comme info@risi.es',
  },
  'shape.country': {
    es: 'no es el código de un país, de dos mayúsculas, como "ES"',
    en: 'is not a country code of two capitals, like "ES"',
    fr: 'n’est pas le code d’un pays, en deux majuscules, comme "ES"',
  },
  'shape.postalPrefix': {
    es: 'no son dos cifras como "08"',
    en: 'is not two digits like "08"',
    fr: 'n’est pas deux chiffres comme "08"',
  },
  'shape.plate': {
    es: 'no son las letras de las matrículas antiguas, de una a tres',
    en: 'is not the one to three letters of old number plates',
    fr: 'n’est pas les lettres des anciennes plaques, d’une à trois',
  },
  'shape.pdf': {
    es: 'no es un nombre de archivo como catalogo-snacks.pdf',
    en: 'is not a file name like catalogo-snacks.pdf',
    fr: 'n’est pas un nom de fichier comme catalogo-snacks.pdf',
  },
  'shape.searchedEntry': {
    es: 'no empieza por page/, product/, question/ o range/',
    en: 'does not begin with page/, product/, question/ or range/',
    fr: 'ne commence pas par page/, product/, question/ ou range/',
  },
  'shape.address': {
    es: 'no es una dirección como /es/tienda, sin dominio, interrogación ni espacios',
    en: 'is not an address like /es/tienda, without host, question mark and spaces',
    fr: 'n’est pas une adresse comme /es/tienda, sans domaine, point d’interrogation ni espaces',
  },
  'shape.pageLink': {
    es: 'no empieza por page:',
    en: 'does not begin with page:',
    fr: 'ne commence pas par page:',
  },
  'shape.video': {
    es: 'no empieza por link:',
    en: 'does not begin with link:',
    fr: 'ne commence pas par link:',
  },
  'shape.sizes': {
    es: 'no es una lista de formatos como "35g, 125g, 1Kg"',
    en: 'is not a list of sizes like "35g, 125g, 1Kg"',
    fr: 'n’est pas une liste de formats comme "35g, 125g, 1Kg"',
  },
  'shape.size': {
    es: 'no es un formato como "35g" o "1Kg"',
    en: 'is not a size like "35g" or "1Kg"',
    fr: 'n’est pas un format comme "35g" ou "1Kg"',
  },
  'shape.colour': {
    es: 'no es ni un color como "#ff7a1f" ni un nombre de la paleta',
    en: 'is neither a colour like "#ff7a1f" nor a name of the palette',
    fr: 'n’est ni une couleur comme "#ff7a1f" ni un nom de la palette',
  },
  'shape.gtin': {
    es: 'no es un GTIN de 8, 12, 13 o 14 cifras',
    en: 'is not a GTIN of 8, 12, 13 or 14 digits',
    fr: 'n’est pas un GTIN de 8, 12, 13 ou 14 chiffres',
  },
  'shape.milligrams': {
    es: 'no es una cantidad como "8.3 mg"',
    en: 'is not a quantity like "8.3 mg"',
    fr: 'n’est pas une quantité comme "8.3 mg"',
  },
  'shape.number': {
    es: 'no es un número como "4.6"',
    en: 'is not a number like "4.6"',
    fr: 'n’est pas un nombre comme "4.6"',
  },
  'shape.lot': {
    es: 'no es un lote como "L26257"',
    en: 'is not a batch like "L26257"',
    fr: 'n’est pas un lot comme "L26257"',
  },
  'shape.lots': {
    es: 'no es ni "all" ni una lista de lotes como ["L26257"]',
    en: 'is neither "all" nor a list of batches like ["L26257"]',
    fr: 'n’est ni "all" ni une liste de lots comme ["L26257"]',
  },
  'shape.headTitle': {
    es: `tiene más de ${maxTitle} caracteres en algún idioma`,
    en: `is longer than ${maxTitle} characters in a language`,
    fr: `dépasse ${maxTitle} caractères dans une langue`,
  },
  'shape.description': {
    es: `no tiene de ${minDescription} a ${maxDescription} caracteres en cada idioma`,
    en: `is not ${minDescription} to ${maxDescription} characters long in every language`,
    fr: `n’a pas de ${minDescription} à ${maxDescription} caractères dans chaque langue`,
  },
  'list.twice': {
    es: 'es {{id}}, como en un elemento anterior. Da a cada uno su propio nombre interno.',
    en: 'is {{id}}, as an entry before. Give each an id of its own.',
    fr: 'est {{id}}, comme un élément précédent. Donnez à chacun son propre id.',
  },
  'list.lacks': {
    es: 'no tiene el elemento "{{id}}". Añádelo: las páginas lo enseñan.',
    en: 'has no entry "{{id}}". Add it: pages show it.',
    fr: 'n’a pas l’élément "{{id}}". Ajoutez-le : les pages le montrent.',
  },
  'download.withoutFile': {
    es: 'falta. Escribe el nombre del archivo: solo un catálogo puede no tenerlo.',
    en: 'is missing. Write the name of the file: only a catalogue may have none.',
    fr: 'manque. Écrivez le nom du fichier : seul un catalogue peut ne pas en avoir.',
  },
  'download.withoutDay': {
    es: 'falta. Escribe el día del archivo.',
    en: 'is missing. Write the day of the file.',
    fr: 'manque. Écrivez le jour du fichier.',
  },
  'date.day': {
    es: 'un día como 2024-03-07',
    en: 'a day like 2024-03-07',
    fr: 'un jour comme 2024-03-07',
  },
  'date.monthOrDay': {
    es: 'un mes como 2023-11 o un día como 2023-11-30',
    en: 'a month like 2023-11 or a day like 2023-11-30',
    fr: 'un mois comme 2023-11 ou un jour comme 2023-11-30',
  },
  'date.unlike': {
    es: 'es {{value}}, que no es {{like}}. Escribe {{right}}.',
    en: 'is {{value}}, which is not {{like}}. Write {{right}}.',
    fr: 'est {{value}}, qui n’est pas {{like}}. Écrivez {{right}}.',
  },
  'date.future': {
    es: 'es {{value}}, que todavía no ha llegado. Escribe una fecha que haya llegado.',
    en: 'is {{value}}, which has not come yet. Write a date that has come.',
    fr: 'est {{value}}, qui n’est pas encore venu. Écrivez une date passée.',
  },
  'contest.endsBefore': {
    es: 'es {{ends}}, antes de que empiece el concurso, el {{starts}}. Corrige una de las dos.',
    en: 'is {{ends}}, before the contest starts on {{starts}}. Correct one of the two.',
    fr: 'est {{ends}}, avant le début du concours, le {{starts}}. Corrigez l’un des deux.',
  },
  'word.placeholders': {
    es: 'tiene entre llaves {{found}}, y el sitio rellena {{expected}}. Escribe cada uno entre dobles llaves, en cualquier orden.',
    en: 'has the placeholders {{found}}, the site fills in {{expected}}. Write each of them in double braces, in any order.',
    fr: 'a entre accolades {{found}}, et le site remplit {{expected}}. Écrivez chacun entre doubles accolades, dans n’importe quel ordre.',
  },
  none: { es: 'ninguno', en: 'none', fr: 'aucun' },
});

export type SchemaKey = keyof typeof schemaMessages;

/** The message of a schema as its key, which the content check looks up. */
export const told = (key: SchemaKey): string => key;

/** What the message of an issue of our own is filled with. */
export const filledWith = (values: Record<string, string | { key: SchemaKey }>) => ({ values });
