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
import { defaultLanguage, languages } from '../../../src/site/i18n/languages.ts';
import { type Message, type MessageKey, message } from '../../messages/messages.ts';
import { nearest } from '../../messages/nearest.ts';
import { targetOf } from '../compiling/redirects.ts';
import { reasonOf } from '../compiling/text.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { anchorsOf, namesFor } from './links.ts';

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
    if (twice) yield { file, field, ...message('redirect.twice', { other: twice }) };
    for (const mistake of mistakesIn(entry, froms, content)) yield { file, field, ...mistake };
  }
}

function* mistakesIn(
  { from, to, language: named }: RedirectEntry,
  froms: ReadonlyMap<string, string>,
  content: Content,
): Iterable<Message> {
  const shadowed = shadowedBy(from, content);
  if (shadowed) yield shadowed;
  const target = targetOrMistake({ from, to, language: named }, content.present);
  if ('key' in target) return yield target;
  const { place, anchor, language } = target;
  for (const each of language ? [language] : languages) {
    const next = froms.get(addressKey(addressOfPlace(place, each)));
    if (next === from) yield message('redirect.itself');
    else if (next) yield message('redirect.chain', { next });
  }
  // Section names are the same in every language.
  const anchors =
    anchor === undefined || fromBackEnd.includes(place.page)
      ? undefined
      : anchorsOf(place.page, place.parameters, defaultLanguage, content);
  if (anchor !== undefined && anchors && !anchors.includes(anchor))
    yield anchors.length
      ? message('redirect.noAnchor', { to, anchor, options: anchors.join(', ') })
      : message('redirect.noAnchors', { to, anchor });
  if (named !== undefined && named !== language)
    yield message('redirect.language', { named, language: language ?? '' });
}

function targetOrMistake(entry: RedirectEntry, present: ReadonlySet<string>): Redirect | Message {
  const { to } = entry;
  try {
    const target = targetOf(entry);
    const why = missingItem(target.place, present);
    return why ? message('redirect.missing', { to, why }) : target;
  } catch (error) {
    return message('redirect.nowhere', { why: reasonOf(error) });
  }
}

/**
 * Describes the missing part of a place. Items of the back end cannot be checked here.
 */
function missingItem(
  { page, parameters }: Place,
  present: ReadonlySet<string>,
): Message | undefined {
  const given = parameters as Record<string, string>;
  const wanted = [...addressRow(page).slugs.es.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const absent = wanted.find((name) => !given[name]);
  if (absent) return message('missing.parameter', { page, name: absent });
  for (const name of wanted) {
    const [value = '', { family }] = [given[name], given];
    const names = namesFor[`${name} of ${page}`]?.(present, family) ?? [value];
    if (!names.includes(value))
      return {
        key: `missing.${name}` as MessageKey,
        values: { name: value, family: family ?? '', right: nearest(value, names) },
      };
  }
  return undefined;
}

/** The response at an address without the redirect, if there is one. */
function shadowedBy(from: string, { present, root }: Content): Message | undefined {
  if (/^\/(api|assets)(\/|$)/.test(from) || existsSync(join(root, 'public', from)))
    return message('redirect.file');
  const resolution = resolve(new URL(from, 'https://site.internal').pathname, () => 'es');
  if (resolution.kind === 'file' || resolution.kind === 'unknown') return undefined;
  const place = resolution.place;
  // An entry for an item of the back end means that it has moved.
  if (fromBackEnd.includes(place.page)) return undefined;
  return missingItem(place, present) ? undefined : message('redirect.page', { page: place.page });
}
