import type { IOptions } from 'sanitize-html';
import { maxNesting } from '../limits.ts';

// What an article needs, and nothing that runs, loads or styles.
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
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: maxNesting,
  // What reads styles is left out of the build; see build/plugins/cleanerPlugin.ts.
  parseStyleAttributes: false,
  transformTags: {
    // The page has the only h1.
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
options.allowedAttributes = {
  ...options.allowedAttributes,
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
};

/** The library is fetched into the isolate only when there is HTML to clean. */
const sanitizer = async () => (await import('sanitize-html')).default;

/**
 * HTML of the back end with everything removed that is not on the allow-list.
 *
 * @param html No longer than a limit: cleaning takes time, and longer than linear.
 */
export async function cleanHtml(html: string): Promise<string> {
  if (!html) return '';
  return (await sanitizer())(html, options).trim();
}
