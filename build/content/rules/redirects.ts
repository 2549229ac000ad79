import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RedirectEntry } from '../../../src/content/redirects.ts';
import {
  addressOfPlace,
  addressRow,
  type PageName,
  type Place,
} from '../../../src/site/addresses/addresses.ts';
import { addressKey, type Redirect, resolve } from '../../../src/site/addresses/canonical.ts';
import { families } from '../../../src/site/catalogue/families.ts';
import { defaultLanguage, languages } from '../../../src/site/i18n/languages.ts';
import { targetOf } from '../compiling/redirects.ts';
import { hasTerms } from '../compiling/texts.ts';
import type { Fault, Mistake } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { anchorsOf } from './links.ts';

const file = 'content/redirects.json';

/** Pages whose items come from the back end. */
const fromBackEnd: readonly PageName[] = ['news-item', 'promotion'];

/**
 * Every target must exist, redirects must not chain or loop, and no page may become
 * unreachable.
 */
export function* checkRedirects(content: Content): Iterable<Fault> {
  const redirects = content.files[file] ?? [];
  const froms = new Map(redirects.map(({ from }) => [addressKey(from), from]));
  const seen = new Map<string, string>();
  for (const entry of redirects) {
    const { from: field } = entry;
    const twice = seen.get(addressKey(field));
    seen.set(addressKey(field), field);
    if (twice)
      yield {
        file,
        field,
        what: `is the same address as ${twice}`,
        cure: 'Remove one of the two.',
      };
    for (const mistake of mistakesIn(entry, froms, content)) yield { file, field, ...mistake };
  }
}

function* mistakesIn(
  { from, to, language: named }: RedirectEntry,
  froms: ReadonlyMap<string, string>,
  content: Content,
): Iterable<Mistake> {
  const shadowed = shadowedBy(from, content);
  if (shadowed)
    yield {
      what: `is the address of ${shadowed}`,
      cure: 'Remove the entry: what exists is not redirected.',
    };
  const target = targetOrMistake({ from, to, language: named }, content.present);
  if ('what' in target) return yield target;
  const { place, anchor, language } = target;
  for (const each of language ? [language] : languages) {
    const next = froms.get(addressKey(addressOfPlace(place, each)));
    if (next === from) yield { what: 'leads to itself', cure: 'Name another page in "to".' };
    else if (next)
      yield {
        what: `leads to ${next}, which is redirected itself`,
        cure: `Name the page to which ${next} leads.`,
      };
  }
  // Section names are the same in every language.
  const anchors =
    anchor === undefined || fromBackEnd.includes(place.page)
      ? undefined
      : anchorsOf(place.page, place.parameters, defaultLanguage, content);
  if (anchors && !anchors.includes(anchor ?? ''))
    yield {
      what: `leads to ${to}, where there is no anchor ${anchor}`,
      cure: anchors.length ? `Use one of: ${anchors.join(', ')}.` : 'Name the page alone.',
    };
  if (named !== undefined && named !== language)
    yield {
      what: `has the language ${named}, but begins with /${language}, which decides`,
      cure: 'Remove "language".',
    };
}

function targetOrMistake(entry: RedirectEntry, present: ReadonlySet<string>): Redirect | Mistake {
  const cure = 'Correct "to".';
  try {
    const target = targetOf(entry);
    const missing = missingItem(target.place, present);
    return missing ? { what: `leads to ${entry.to}, but ${missing}`, cure } : target;
  } catch (error) {
    return { what: `leads nowhere: ${(error as Error).message}`, cure };
  }
}

/**
 * Describes the missing part of a place. Items of the back end cannot be checked here.
 */
function missingItem(
  { page, parameters }: Place,
  present: ReadonlySet<string>,
): string | undefined {
  const given = parameters as Record<string, string>;
  const wanted = [...addressRow(page).slugs.es.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const absent = wanted.find((name) => !given[name]);
  if (absent) return `${page} needs ${absent}`;
  if (page === 'product' && !present.has(`content/products/${given['key']}.json`))
    return `there is no product ${given['key']}`;
  if (page === 'promotion-terms' && !hasTerms(present, given['id']))
    return `there are no terms ${given['id']}`;
  const family = Object.entries(families).find(([id]) => id === given['family'])?.[1];
  if (wanted.includes('family') && !family) return `there is no family ${given['family']}`;
  if (wanted.includes('range') && family && !Object.hasOwn(family.ranges, given['range'] ?? ''))
    return `${given['family']} has no range ${given['range']}`;
  return undefined;
}

/** The response at an address without the redirect, if there is one. */
function shadowedBy(from: string, { present, root }: Content): string | undefined {
  if (/^\/(api|assets)(\/|$)/.test(from) || existsSync(join(root, 'public', from))) return 'a file';
  const resolution = resolve(new URL(from, 'https://site.internal').pathname, () => 'es');
  if (resolution.kind === 'file' || resolution.kind === 'unknown') return undefined;
  const place = resolution.place;
  // An entry for an item of the back end means that it has moved.
  if (fromBackEnd.includes(place.page)) return undefined;
  return missingItem(place, present) ? undefined : `the page ${place.page}`;
}
