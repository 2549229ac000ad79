import { isLanguage, type Language } from '../i18n/languages.ts';
import { fold } from '../search/folding.ts';
import { addressOf, addressOfPlace, type PageName, type Place } from './addresses.ts';
import { type AddressIndex, addressIndex } from './addressIndex.ts';
import { maxSlugLength } from './slug.ts';

/**
 * The meaning of an address. `to` is the path to redirect to, perhaps with a fragment,
 * and never the requested path.
 */
export type Resolution =
  | { kind: 'page'; language: Language; place: Place }
  /** Known but not canonical: redirect permanently, keeping the query. */
  | { kind: 'moved'; to: string; place: Place }
  /**
   * No language in the path: redirect temporarily to the visitor's, keeping the query.
   * The response varies.
   */
  | { kind: 'language'; to: string; place: Place }
  /**
   * Unknown: redirect temporarily to home or to the longest known prefix. `chosen` if the
   * path names no language, so that the visitor's was chosen.
   */
  | { kind: 'unknown'; to: string; chosen: boolean }
  /** Names a script, picture, document or other file, which is never a page. */
  | { kind: 'file' };

/** Target of a redirect in content/redirects.json. */
export interface Redirect {
  place: Place;
  anchor?: string | undefined;
  /** Language of the target; undefined means the visitor's. */
  language?: Language | undefined;
}

/** Keyed by `addressKey` of the old address. */
export type Redirects = ReadonlyMap<string, Redirect>;

/**
 * Resolves a path to its page or a redirect. The redirect rules are here; other spellings
 * of an address are `aliases` in `addressTable.ts`, and old addresses are in
 * content/redirects.json.
 *
 * Compares decoded NFC paths, so that an accent cannot cause a redirect loop.
 *
 * @param pathname Percent-encoded, as in `URL.pathname`.
 * @param visitorLanguage Called only if the path has no language.
 * @param redirects Editors' redirects. They take precedence over item slugs and file
 *   names.
 */
export function resolve(
  pathname: string,
  visitorLanguage: () => Language,
  redirects?: Redirects,
): Resolution {
  const segments = segmentsOf(pathname);
  const redirect = redirects?.get(keyOf(segments));
  if (redirect) {
    const { place, anchor } = redirect;
    const to =
      addressOfPlace(place, redirect.language ?? visitorLanguage()) + (anchor ? `#${anchor}` : '');
    return { kind: redirect.language ? 'moved' : 'language', to, place };
  }
  const [first, ...others] = segments;
  const prefix = first?.decoded.toLowerCase();
  const language = isLanguage(prefix) ? prefix : undefined;
  const rest = language ? others : segments;
  let found = longestMatch(addressIndex(), rest);
  if (!isBackEndItem(found)) {
    if (prefix === 'assets' || fileEndings.test(rest.at(-1)?.decoded ?? ''))
      return { kind: 'file' };
    if (pageEndings.test(rest.at(-1)?.decoded ?? ''))
      found = longestMatch(addressIndex(), withoutEnding(rest));
  }
  if (!found) return unknown(language, visitorLanguage);
  const target =
    addressOfPlace(found.place, language ?? visitorLanguage()) +
    (found.anchor ? `#${found.anchor}` : '');
  if (found.isPrefix) return { kind: 'unknown', to: target, chosen: !language };
  const { place } = found;
  if (!language) return { kind: 'language', to: target, place };
  return target === pathname
    ? { kind: 'page', language, place }
    : { kind: 'moved', to: target, place };
}

/**
 * Lookup key of an address in content/redirects.json, which ignores case, accents and
 * separators.
 */
export const addressKey = (pathname: string): string => keyOf(segmentsOf(pathname));
const keyOf = (segments: Segment[]): string => segments.map(({ folded }) => folded).join('/');

/** Between two slashes of a path. */
interface Segment {
  decoded: string;
  /** Without accents and case. */
  folded: string;
}

/** Endings of scripts, styles, maps, data, pictures, films, fonts and documents. */
const fileEndings =
  /\.([cm]?js|ts|css|map|json|xml|csv|txt|ya?ml|wasm|webmanifest|png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|webm|mov|ogg|wav|woff2?|[to]tf|eot|pdf|docx?|xlsx?|pptx?|od[st]|zip|gz)$/i;
/** Endings that other servers give to pages. */
const pageEndings = /\.(html?|php|aspx?|jsp)$/i;

const withoutEnding = (segments: Segment[]): Segment[] =>
  segments.map((segment, index) => {
    if (index < segments.length - 1) return segment;
    const decoded = segment.decoded.replace(pageEndings, '');
    return { decoded, folded: fold(decoded) };
  });

function unknown(language: Language | undefined, visitorLanguage: () => Language): Resolution {
  return {
    kind: 'unknown',
    to: addressOf('home', language ?? visitorLanguage()),
    chosen: !language,
  };
}

/**
 * Stands for a segment that matches nothing, because its percent-encoding is invalid or
 * hides a slash or control character.
 */
const undecodable = '\0';

/** Maximum segments to decode, more than any address has. */
const maxSegments = 100;
/**
 * Maximum characters of a segment: a slug in which every character is three
 * percent-encoded bytes.
 */
const maxSegmentLength = 9 * maxSlugLength;

const segmentsOf = (pathname: string): Segment[] =>
  pathname
    .split('/', maxSegments)
    .map((segment) => {
      // As in nearly every address: there is nothing to decode or fold.
      if (/^[a-z\d-]{0,200}$/.test(segment)) return { decoded: segment, folded: segment };
      const decoded = decode(segment);
      return { decoded, folded: fold(decoded) };
    })
    .filter(({ decoded }) => decoded);

function decode(segment: string): string {
  if (segment.length > maxSegmentLength) return undecodable;
  try {
    const decoded = decodeURIComponent(segment).normalize('NFC').trim();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return /[/\\\u0000-\u001f\u007f]/.test(decoded) ? undecodable : decoded;
  } catch {
    return undecodable;
  }
}

interface Match {
  place: Place;
  anchor?: string;
  /** Only a prefix of the path is known. */
  isPrefix?: true;
}

/**
 * Whether the last segment is a back-end slug, which may contain anything, such as a dot.
 */
const isBackEndItem = (found: Match | undefined): boolean =>
  found !== undefined && !found.isPrefix && 'slug' in found.place.parameters;

/** The place with the longest known prefix of the path. */
function longestMatch(index: AddressIndex, segments: Segment[]): Match | undefined {
  // Bounded, because anyone can send a path of thousands of segments.
  for (let length = Math.min(segments.length, index.maxDepth); length >= 0; length--) {
    const found = exactMatch(index, segments.slice(0, length));
    if (found)
      return length === segments.length
        ? found
        : length === 0
          ? undefined
          : { ...found, isPrefix: true };
  }
  return undefined;
}

function exactMatch(index: AddressIndex, segments: Segment[]): Match | undefined {
  const literal = index.literal.get(keyOf(segments));
  if (literal) return literal;
  const last = segments.at(-1);
  if (!last || last.decoded === undecodable) return undefined;
  const pattern = index.parameter.get(keyOf(segments.slice(0, -1)));
  return pattern && { place: placeOf(pattern.page, pattern.name, last) };
}

function placeOf(page: PageName, name: string, { decoded, folded }: Segment): Place {
  const canonical =
    name === 'id' && folded === 'menosaire'
      ? 'menos-aire'
      : name === 'slug'
        ? decoded.toLowerCase().replace(/\s+/g, '-')
        : folded;
  return { page, parameters: { [name]: canonical } } as unknown as Place;
}
