import type { IOptions } from 'sanitize-html';

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

/** HTML of the origin with everything removed that is not on the allow-list. */
export async function cleanHtml(html: string): Promise<string> {
  if (!html) return '';
  return (await sanitizer())(html, options).trim();
}

/** A text of the origin without any markup, its entities resolved. */
export async function plainText(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html.trim();
  const escaped = (await sanitizer())(html, {
    allowedTags: [],
    allowedAttributes: {},
    parseStyleAttributes: false,
  });
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
