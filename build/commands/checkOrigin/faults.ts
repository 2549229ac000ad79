import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { resolve } from '../../../src/site/addresses/canonical.ts';
import { NotFound } from '../../../src/worker/backEnd/call.ts';
import type { Answer } from './call.ts';

// zod/mini needs a locale for its messages.
z.config(en());

/** An unvalidated item of a list. */
export type Item = Record<string, unknown>;

/**
 * A further condition for an item that fits its schema. Returns a fault if it is not met.
 */
export type Rule = (item: Item) => string | undefined;

/** Parses a response as the site does. Throws if the site would reject it. */
export type Reader<T> = (json: unknown) => Promise<T>;

/** The result of the site's own parser. */
export async function shownBy<T>(
  reader: Reader<T>,
  { json, fault }: Answer,
): Promise<{ value?: T; faults: string[] }> {
  if (fault !== undefined) return { faults: [] };
  try {
    return { value: await reader(json), faults: [] };
  } catch (error) {
    if (error instanceof z.core.$ZodError) return { faults: describe(error) };
    if (error instanceof NotFound) return { value: null as T, faults: [] };
    throw error;
  }
}

/** Schema faults of a value. */
export function faultsOf(schema: z.ZodMiniType, json: unknown): string[] {
  const { error } = schema.safeParse(json);
  return error ? describe(error) : [];
}

/** Faults of a list item. Rules apply only to items that fit the schema. */
export function itemFaults(schema: z.ZodMiniType, item: Item, rules: Rule[]): string[] {
  const faults = faultsOf(schema, item);
  return faults.length ? faults : rules.flatMap((rule) => rule(item) ?? []);
}

const describe = ({ issues }: z.core.$ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);

/** A piece of news that the site can ask for by its slug. */
export const newsSlug: Rule = ({ slug }) => slugFault('news-item', String(slug));

/** A promotion that the site can ask for by its slug, if it has one. */
export const promotionSlug: Rule = ({ slug }) =>
  slug ? slugFault('promotion', String(slug)) : undefined;

/**
 * An item whose slug is another page's address, or not in canonical form, appears in
 * lists but cannot be opened.
 */
function slugFault(page: 'news-item' | 'promotion', slug: string): string | undefined {
  const found = resolve(addressOf(page, 'es', { slug }), () => 'es');
  const place = 'place' in found ? found.place : undefined;
  if (place?.page !== page) return 'slug: no address of the site leads to it';
  const asked = (place.parameters as { slug: string }).slug;
  return asked === slug.normalize('NFC')
    ? undefined
    : `slug: the site asks for it as ${JSON.stringify(asked)}`;
}

/** An item of the list of featured news. */
export const featuredOnly: Rule = ({ featured }) =>
  Number(featured) === 1 ? undefined : 'featured: was asked to be 1';

/** An item of the list of related news. */
export const similarTo =
  (filters: { category_id: number; exclude: number }): Rule =>
  ({ id, category_id = filters.category_id }) => {
    if (Number(id) === filters.exclude) return 'id: was asked to be left out';
    return Number(category_id) === filters.category_id
      ? undefined
      : `category_id: was asked to be ${filters.category_id}`;
  };
