import { isLanguage, type Language } from '../i18n/languages.ts';
import { fold } from '../search/spelling.ts';
import { addressOf, addressOfPlace, type PageName, type Place } from './addresses.ts';
import { type AddressIndex, addressIndex } from './addressIndex.ts';
import type { Redirects } from './redirects.ts';
import { longestSlug } from './slug.ts';

/**
 * What an address means. A redirect's `to` is a path (perhaps with a fragment), never
 * the path that was asked for.
 */
export type Resolution =
  | { kind: 'page'; language: Language; place: Place }
  /** Written otherwise than canonical: permanent, the query is kept. */
  | { kind: 'moved'; to: string; place: Place }
  /**
   * The language had to be chosen for this visitor: temporary, varies, the query is
   * kept.
   */
  | { kind: 'language'; to: string; place: Place }
  /**
   * Unknown: temporary, to home or to the known page above. `chosen` where the language
   * was the visitor's.
   */
  | { kind: 'unknown'; to: string; chosen: boolean }
  /** The path of a file, which no page is. */
  | { kind: 'file' };

/**
 * Finds the page of a path, or where the visitor must go instead. The only place that
 * decides about redirects.
 *
 * Compares decoded NFC paths, so that an accent in an address cannot redirect to
 * itself.
 *
 * @param pathname As the URL parser gives it: percent-encoded.
 * @param visitorLanguage Called only if the path names no language.
 * @param redirects Addresses that editors have moved; they come before the end of a
 *   path is taken for an item or a file.
 */
export function resolve(
  pathname: string,
  visitorLanguage: () => Language,
  redirects?: Redirects,
): Resolution {
  const segments = decodeSegments(pathname);
  const redirect = redirects?.get(keyOf(segments));
  if (redirect) {
    const { place, anchor } = redirect;
    const to =
      addressOfPlace(place, redirect.language ?? visitorLanguage()) +
      (anchor ? `#${anchor}` : '');
    return { kind: redirect.language ? 'moved' : 'language', to, place };
  }
  const [first, ...others] = segments;
  const prefix = first?.toLowerCase();
  const language = isLanguage(prefix) ? prefix : undefined;
  const rest = language ? others : segments;
  const found = find(addressIndex(), rest);
  if (/\.[a-z0-9]{1,8}$/i.test(rest.at(-1) ?? '') && !isItemOfOrigin(found))
    return { kind: 'file' };
  if (!found) return unknown(language, visitorLanguage);
  const target =
    addressOfPlace(found.place, language ?? visitorLanguage()) +
    (found.anchor ? `#${found.anchor}` : '');
  if (found.partial) return { kind: 'unknown', to: target, chosen: !language };
  const { place } = found;
  if (!language) return { kind: 'language', to: target, place };
  return target === pathname
    ? { kind: 'page', language, place }
    : { kind: 'moved', to: target, place };
}

/** An address as content/redirects.json is searched for it: spelling does not matter. */
export const addressKey = (pathname: string): string => keyOf(decodeSegments(pathname));
const keyOf = (segments: string[]): string => segments.map(fold).join('/');

function unknown(
  language: Language | undefined,
  visitorLanguage: () => Language,
): Resolution {
  return {
    kind: 'unknown',
    to: addressOf('home', language ?? visitorLanguage()),
    chosen: !language,
  };
}

/**
 * A segment that is no word of any address: its percent-encoding is broken or hides a
 * slash or a control character.
 */
const undecodable = '\0';

/** Segments of a path that are looked at; those of the longest address are few. */
const maxSegments = 100;
/** Characters of a segment: a slug's, each as three bytes in percents. */
const maxSegmentLength = 9 * longestSlug;

function decodeSegments(pathname: string): string[] {
  return pathname
    .split('/', maxSegments)
    .map((segment) => {
      if (segment.length > maxSegmentLength) return undecodable;
      try {
        const decoded = decodeURIComponent(segment).normalize('NFC').trim();
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
        return /[/\\\u0000-\u001f\u007f]/.test(decoded) ? undecodable : decoded;
      } catch {
        return undecodable;
      }
    })
    .filter(Boolean);
}

interface Found {
  place: Place;
  anchor?: string;
  /** Only the beginning of the path is known. */
  partial?: true;
}

/**
 * Whether the end of the path names an item of the back end, which may be called as it
 * likes.
 */
const isItemOfOrigin = (found: Found | undefined): boolean =>
  found !== undefined && !found.partial && 'slug' in found.place.parameters;

/** The place with the longest known beginning of the path. */
function find(index: AddressIndex, segments: string[]): Found | undefined {
  // Anybody can send a path of thousands of segments: more than the longest address has
  // are not looked at.
  for (let length = Math.min(segments.length, index.longest); length >= 0; length--) {
    const found = findExactly(index, segments.slice(0, length));
    if (found)
      return length === segments.length
        ? found
        : length === 0
          ? undefined
          : { ...found, partial: true };
  }
  return undefined;
}

function findExactly(index: AddressIndex, segments: string[]): Found | undefined {
  const folded = segments.map(fold);
  const literal = index.literal.get(folded.join('/'));
  if (literal) return literal;
  const last = segments.at(-1);
  if (last === undecodable) return undefined;
  const pattern =
    last === undefined ? undefined : index.parameter.get(folded.slice(0, -1).join('/'));
  return pattern && last !== undefined
    ? { place: placeOf(pattern.page, pattern.name, last) }
    : undefined;
}

function placeOf(page: PageName, name: string, value: string): Place {
  const canonical =
    name === 'id' && fold(value) === 'menosaire'
      ? 'menos-aire'
      : name === 'slug'
        ? value.toLowerCase().replace(/\s+/g, '-')
        : fold(value);
  return { page, parameters: { [name]: canonical } } as unknown as Place;
}
