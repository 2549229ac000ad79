import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { resolve } from '../../../src/site/addresses/canonical.ts';
import { NotFound } from '../../../src/worker/backEnd/call.ts';
import type { Answer } from './call.ts';

// The small zod says what is wrong only in a language that it was given.
z.config(en());

/** An item of a list, before anything is known of it. */
export type Item = Record<string, unknown>;

/** What else must be so of an item that fits its schema: the fault where it is not. */
export type Rule = (item: Item) => string | undefined;

/** Reads an answer as the site does. Throws where the site would call it unreadable. */
export type Reader<T> = (json: unknown) => Promise<T>;

/** What the site's own reader makes of an answer. */
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

/** The faults of something by its schema. */
export function faultsOf(schema: z.ZodMiniType, json: unknown): string[] {
  const { error } = schema.safeParse(json);
  return error ? describe(error) : [];
}

/**
 * The faults of an item of a list. Rules are for items that fit the schema: any other
 * may be anything.
 */
export function itemFaults(schema: z.ZodMiniType, item: Item, rules: Rule[]): string[] {
  const faults = faultsOf(schema, item);
  return faults.length ? faults : rules.flatMap((rule) => rule(item) ?? []);
}

const describe = ({ issues }: z.core.$ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);

/** A piece of news that the site can ask for by its slug. */
export const newsSlug: Rule = ({ slug }) => slugFault('news-item', String(slug));

/** A promotion that the site can ask for by its slug. */
export const promotionSlug: Rule = ({ slug }) => slugFault('promotion', String(slug));

/**
 * An item whose address is another page's, or is written otherwise than its slug, is
 * shown in lists and never by itself.
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

/** An item of the list of news like another one. */
export const similarTo =
  (filters: { category_id: number; exclude: number }): Rule =>
  ({ id, category_id = filters.category_id }) => {
    if (Number(id) === filters.exclude) return 'id: was asked to be left out';
    return Number(category_id) === filters.category_id
      ? undefined
      : `category_id: was asked to be ${filters.category_id}`;
  };
