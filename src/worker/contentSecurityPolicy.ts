import { type Tags, tagHosts } from '../site/privacy/tags.ts';

/**
 * A page's Content-Security-Policy.
 *
 * @param styles Hashes of its inline style elements, as `'sha256-…'`.
 * @param tags Tags that may load after consent; only their hosts are allowed.
 * @param reporting Directives that make browsers report violations.
 * @param imageHosts Hosts of pictures of news and promotions.
 */
export const contentSecurityPolicy = (
  styles: string[] = [],
  tags: Tags = {},
  reporting: string[] = [],
  imageHosts: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hostsOf(tags, 'script')}`,
    `style-src 'self'${styles.map((hash) => ` ${hash}`).join('')}`,
    `img-src 'self' data:${imageHosts.map((host) => ` https://${host}`).join('')}${hostsOf(tags, 'image')}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${hostsOf(tags, 'connect')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    // In development, the editor's desk shows the site in a frame.
    `frame-ancestors ${import.meta.env.DEV ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    ...reporting,
  ].join('; ');

const hostsOf = (tags: Tags, use: 'script' | 'connect' | 'image'): string =>
  Object.keys(tags)
    .flatMap((tag) => tagHosts[tag as keyof Tags][use])
    .map((host) => ` ${host}`)
    .join('');
