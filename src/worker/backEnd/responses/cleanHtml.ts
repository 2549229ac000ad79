import type { IOptions } from 'sanitize-html';
import { maxNesting } from '../limits.ts';

// The tags an article needs: none that runs, loads or styles anything.
const options: IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    'a',
    'blockquote',
    'figure',
    'figcaption',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    // With those that `transformTags` adds.
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: maxNesting,
  transformTags: {
    // Only the page's own title may be an h1.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(attribs['href']?.startsWith('https:') ? { rel: 'noopener external' } : {}),
      },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs['alt'] ?? '', loading: 'lazy' },
    }),
  },
};
/** Loads the library only when there is HTML to clean. */
const sanitizer = async () => (await import('sanitize-html')).default;

/** Whether a picture is on one of these hosts; `undefined` stands for all. */
export const isShownPicture = (address: string, hosts: readonly string[] | undefined): boolean =>
  !hosts || hosts.includes(URL.parse(address)?.host ?? '');

/**
 * Removes everything from the back end's HTML that is not on the allow-list.
 *
 * @param html Bounded in length by the caller: cleaning is slower than linear.
 * @param imageHosts Hosts whose pictures are kept; undefined keeps all.
 */
export async function cleanHtml(html: string, imageHosts?: readonly string[]): Promise<string> {
  if (!html) return '';
  const exclusiveFilter: IOptions['exclusiveFilter'] = ({ tag, attribs }) =>
    tag === 'img' && !isShownPicture(attribs['src'] ?? '', imageHosts);
  return (await sanitizer())(html, { ...options, exclusiveFilter }).trim();
}
