import * as z from 'zod/mini';
import { isSlug } from '../../../site/addresses/slug.ts';
import { isLanguage, type Language } from '../../../site/i18n/languages.ts';
import { momentInMadrid } from '../../../site/i18n/madrid.ts';

/** How an optional field is read; null counts as missing. */
type Optional = <T extends z.ZodMiniType>(
  schema: T,
) => z.ZodMiniType<z.output<T> | null | undefined>;

/** An invalid optional field is an error. */
const strict: Optional = (schema) => z.nullish(schema);
/** An invalid optional field counts as missing, and the rest of the item is kept. */
const lenient: Optional = (schema) => z.catch(z.nullish(schema), undefined);

/** Transforms the value of a schema after it has parsed. */
function then<T extends z.ZodMiniType, R>(schema: T, change: (value: z.output<T>) => R) {
  return z.pipe(schema, z.transform(change));
}

const title = z.string().check(z.minLength(1));
const slug = then(z.string().check(z.refine(isSlug, 'is not a valid slug')), (value) =>
  value.normalize('NFC'),
);
const id = then(
  z.union([
    z.int().check(z.nonnegative()),
    z.string().check(z.regex(/^\d{1,15}$/, 'is not a number')),
  ]),
  Number,
);
const bit = then(
  z.union([z.literal(0), z.literal(1), z.boolean(), z.literal('0'), z.literal('1')]),
  (value) => value === 1 || value === true || value === '1',
);
/** A string that passes `fits`; an empty one counts as missing. */
const textThat = <R>(fits: (text: string) => boolean, fault: string, read: (text: string) => R) =>
  then(z.string().check(z.refine((text) => text === '' || fits(text), fault)), (text) =>
    text === '' ? undefined : read(text),
  );

const languageIn = (text: string): string => text.slice(0, 2).toLowerCase();
/** `es`, and also `es-ES` or `ES`. */
const locale = textThat(
  (text) => isLanguage(languageIn(text)),
  'is not a language of the site',
  (text) => languageIn(text) as Language,
);

/** ISO 8601: other spellings, such as 06/01/2027, are read differently from place to place. */
const iso =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const isTime = (text: string): boolean => {
  const time = text.length <= 64 && iso.test(text) ? Date.parse(text) : Number.NaN;
  return time >= Date.UTC(1900, 0) && time < Date.UTC(10_000, 0);
};
/** A time without an offset is the company's, not the Worker's, which is UTC. */
const hasNoOffset = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const isoTime = (text: string): string =>
  (hasNoOffset.test(text) ? momentInMadrid(text) : new Date(text)).toISOString();
const moment = textThat(isTime, 'is not a date', isoTime);
/** A plain date keeps no time: it starts and ends in Madrid time. */
const dayOrMoment = textThat(isTime, 'is not a date', (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : isoTime(text),
);

const isPicture = (text: string): boolean =>
  text.length <= 2_000 && URL.parse(text)?.protocol === 'https:';
const picture = textThat(isPicture, 'is not an https URL', (text) => text);

/** Section 3 of the specification, in the field names of the back end. */
function schemas(optional: Optional) {
  const text = optional(z.string());
  const category = {
    id: optional(id),
    slug: text,
    nombre: text,
    name: text,
  };
  const pictures = {
    list_img: optional(z.object({ url: optional(picture) })),
    img: optional(z.object({ enlace: optional(picture) })),
  };
  return {
    category: z.object(category),
    entry: z.object({
      titulo: title,
      slug,
      id: optional(id),
      header: text,
      contenido: text,
      category_id: optional(id),
      categoria: optional(z.object(category)),
      created_at: optional(moment),
      ...pictures,
      featured: optional(bit),
      visible: optional(bit),
      locale: optional(locale),
    }),
    promotion: z.object({
      titulo: title,
      slug: optional(slug),
      texto: text,
      starts_at: optional(dayOrMoment),
      ends_at: optional(dayOrMoment),
      terms: text,
      participation: optional(bit),
      adults: optional(bit),
      ...pictures,
      visible: optional(bit),
      locale: optional(locale),
    }),
  };
}

/** The contract to the letter, for `check:origin`. */
export const contract = schemas(strict);
/** The contract as the site reads it: invalid optional fields count as missing. */
export const tolerant = schemas(lenient);

export type EntryJson = z.output<typeof tolerant.entry>;
export type PromotionJson = z.output<typeof tolerant.promotion>;
export type CategoryJson = z.output<typeof tolerant.category>;
