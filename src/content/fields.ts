import { z } from 'zod';

/** A text in all languages; none may be empty. */
export const localised = z.strictObject({
  es: z.string().trim().min(1),
  en: z.string().trim().min(1),
  fr: z.string().trim().min(1),
});

/** An id for addresses, anchors and code: lower case, hyphens. */
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'is not a name like "una-cosa": lower case, digits and hyphens',
  );

/** Marks plausible sample values that are not the company's. */
export const sample = z.boolean().optional();

/** A title with a line of text. */
export const titledText = z.strictObject({ title: localised, text: localised });

/** An https URL. */
export const webAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'is not an address that begins with https://',
});
