/** The first paragraph of cleaned HTML without its markup, for a teaser. */
export function firstParagraph(html: string): string {
  const inside = /<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? html;
  return inside
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
