import { z } from 'zod';

/** A text in the three languages; none may be empty. */
export const localised = z.strictObject({
  es: z.string().trim().min(1),
  en: z.string().trim().min(1),
  fr: z.string().trim().min(1),
});

/** A name that stands in addresses, anchors and code: lower case, hyphens. */
export const id = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'is not a name like "una-cosa": lower case, digits and hyphens',
  );

/** Marks values that are plausible but not the company's own. */
export const sample = z.boolean().optional();

/** A title with a line of text under it. */
export const titledText = z.strictObject({ title: localised, text: localised });

/** An address of the web. */
export const webAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'is not an address that begins with https://',
});
