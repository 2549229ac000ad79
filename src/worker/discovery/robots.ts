/** robots.txt of a host that search engines may list, or may not. */
export const robotsTxt = (siteUrl: string, indexed: boolean): string =>
  indexed
    ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
