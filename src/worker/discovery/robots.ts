/** robots.txt of a host that search engines may list, or may not. */
export const robotsTxt = (origin: string, indexed: boolean): string =>
  indexed
    ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
