import { z } from 'zod';
import { filledWith, told } from './messages.ts';

/** A text in all languages; none may be empty. */
export const localised = z.strictObject({
  es: z.string().trim().min(1),
  en: z.string().trim().min(1),
  fr: z.string().trim().min(1),
});

/** An id for addresses, anchors and code: lower case, hyphens. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, told('shape.id'));

/** What a button or an address leads to, as links in texts: `page:product?key=jummy#pack`. */
export const pageReference = z.string().startsWith('page:', told('shape.pageLink'));

/**
 * A list whose entries have an id of their own.
 *
 * @param needed Ids of the entries that pages use.
 */
export const listById = <Entry extends z.ZodType<{ id: string }>>(
  entry: Entry,
  needed: readonly string[] = [],
) =>
  z.array(entry).check(({ value, issues }) => {
    const ids = value.map(({ id }) => id);
    for (const [i, id] of ids.entries())
      if (ids.indexOf(id) < i)
        issues.push({
          code: 'custom',
          input: id,
          path: [i, 'id'],
          message: told('list.twice'),
          params: filledWith({ id }),
        });
    for (const id of needed.filter((name) => !ids.includes(name)))
      issues.push({
        code: 'custom',
        input: value,
        message: told('list.lacks'),
        params: filledWith({ id }),
      });
  });

/** The entries of such a list by their ids. */
export const byId = <Entry extends { id: string }>(
  list: readonly Entry[] = [],
): Record<string, Omit<Entry, 'id'>> =>
  Object.fromEntries(list.map(({ id, ...entry }) => [id, entry]));

/** Marks plausible sample values that are not the company's. */
export const sample = z.boolean().optional();

export const titledText = z.strictObject({ title: localised, text: localised });

/** An https URL. */
export const webAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: told('shape.https'),
});
