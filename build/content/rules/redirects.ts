import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RedirectEntry } from '../../../src/content/redirects.ts';
import {
  addressOfPlace,
  addressRow,
  type PageName,
  type Place,
} from '../../../src/site/addresses/addresses.ts';
import {
  addressKey,
  type Redirect,
  resolve,
} from '../../../src/site/addresses/canonical.ts';
import { families } from '../../../src/site/catalogue/families.ts';
import {
  defaultLanguage,
  type Language,
  languages,
} from '../../../src/site/i18n/languages.ts';
import { targetOf } from '../compiling/redirects.ts';
import { hasTerms } from '../compiling/texts.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { anchorsOf } from './links.ts';

const file = 'content/redirects.json';

/** Pages whose items come from the back end. */
const fromBackEnd: readonly PageName[] = ['news-item', 'promotion'];

/**
 * Every target must exist, redirects must not chain or loop, and no page may become
 * unreachable.
 */
export function checkRedirects(content: Content): Fault[] {
  const { files, present, root } = content;
  const redirects = files[file] ?? [];
  const froms = new Map<string, string>();
  const faults: Fault[] = [];
  const targets = redirects.map((entry) => ({
    entry,
    target: targetOrFault(entry, present, faults),
  }));
  for (const { from } of redirects) {
    const double = froms.get(addressKey(from));
    if (double)
      faults.push({
        file,
        field: from,
        what: `is the same address as ${double}`,
        cure: 'Remove one of the two.',
      });
    froms.set(addressKey(from), from);
    const shadowed = shadowedBy(from, present, root);
    if (shadowed)
      faults.push({
        file,
        field: from,
        what: `is the address of ${shadowed}`,
        cure: 'Remove the entry: what exists is not redirected.',
      });
  }
  for (const { entry, target } of targets) {
    for (const language of target ? languagesOf(target) : []) {
      const next = froms.get(
        addressKey(addressOfPlace((target as Redirect).place, language)),
      );
      if (next === entry.from)
        faults.push({
          file,
          field: entry.from,
          what: 'leads to itself',
          cure: 'Name another page in "to".',
        });
      else if (next)
        faults.push({
          file,
          field: entry.from,
          what: `leads to ${next}, which is redirected itself`,
          cure: `Name the page to which ${next} leads.`,
        });
    }
  }
  return [
    ...faults,
    ...targets.flatMap(({ entry, target }) =>
      target
        ? [...anchorFaults(entry, target, content), ...languageFaults(entry, target)]
        : [],
    ),
  ];
}

function anchorFaults(
  { from, to }: RedirectEntry,
  { place, anchor }: Redirect,
  content: Content,
): Fault[] {
  if (fromBackEnd.includes(place.page)) return [];
  // Section names are the same in every language.
  const anchors =
    anchor === undefined
      ? undefined
      : anchorsOf(place.page, place.parameters, defaultLanguage, content);
  if (!anchors || anchors.includes(anchor ?? '')) return [];
  return [
    {
      file,
      field: from,
      what: `leads to ${to}, where there is no anchor ${anchor}`,
      cure: anchors.length
        ? `Use one of: ${anchors.join(', ')}.`
        : 'Name the page alone.',
    },
  ];
}

function languageFaults(
  { from, language: named }: RedirectEntry,
  { language }: Redirect,
): Fault[] {
  if (named === undefined || named === language) return [];
  return [
    {
      file,
      field: from,
      what: `has the language ${named}, but begins with /${language}, which decides`,
      cure: 'Remove "language".',
    },
  ];
}

const languagesOf = ({ language }: Redirect): readonly Language[] =>
  language ? [language] : languages;

function targetOrFault(
  entry: RedirectEntry,
  present: ReadonlySet<string>,
  faults: Fault[],
): Redirect | undefined {
  try {
    const target = targetOf(entry);
    const missing = missingItem(target.place, present);
    if (!missing) return target;
    faults.push({
      file,
      field: entry.from,
      what: `leads to ${entry.to}, but ${missing}`,
      cure: 'Correct "to".',
    });
  } catch (error) {
    faults.push({
      file,
      field: entry.from,
      what: `leads nowhere: ${(error as Error).message}`,
      cure: 'Correct "to".',
    });
  }
  return undefined;
}

/**
 * Describes the missing part of a place. Items of the back end cannot be checked here.
 */
function missingItem(
  { page, parameters }: Place,
  present: ReadonlySet<string>,
): string | undefined {
  const given = parameters as Record<string, string>;
  const wanted = [...addressRow(page).slugs.es.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => name,
  );
  const absent = wanted.find((name) => !given[name]);
  if (absent) return `${page} needs ${absent}`;
  if (page === 'product' && !present.has(`content/products/${given['key']}.json`))
    return `there is no product ${given['key']}`;
  if (page === 'promotion-terms' && !hasTerms(present, given['id']))
    return `there are no terms ${given['id']}`;
  const family = Object.entries(families).find(([id]) => id === given['family'])?.[1];
  if (wanted.includes('family') && !family)
    return `there is no family ${given['family']}`;
  if (
    wanted.includes('range') &&
    family &&
    !Object.hasOwn(family.ranges, given['range'] ?? '')
  )
    return `${given['family']} has no range ${given['range']}`;
  return undefined;
}

/** The response at an address without the redirect, if there is one. */
function shadowedBy(
  from: string,
  present: ReadonlySet<string>,
  root: string,
): string | undefined {
  if (/^\/(api|assets)(\/|$)/.test(from) || existsSync(join(root, 'public', from)))
    return 'a file';
  const resolution = resolve(new URL(from, 'https://site.internal').pathname, () => 'es');
  if (resolution.kind === 'file' || resolution.kind === 'unknown') return undefined;
  const place = resolution.place;
  // An entry for an item of the back end means that it has moved.
  if (fromBackEnd.includes(place.page)) return undefined;
  return missingItem(place, present) ? undefined : `the page ${place.page}`;
}
