export const robotsTxt = (siteUrl: string, indexed: boolean): string =>
  indexed
    ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
