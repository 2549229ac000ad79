/**
 * Makes links and image URLs absolute, for feed readers and search engines.
 *
 * @param html Compiled or cleaned HTML, with attributes in double quotes.
 * @param base Absolute URL of the page that contains the HTML.
 */
export const withAbsoluteLinks = (html: string, base: string): string =>
  html.replace(/(\s(?:href|src)=")([^"]*)"/g, (whole, start: string, address: string) => {
    const resolved = URL.parse(address.replaceAll('&amp;', '&'), base);
    return resolved ? `${start}${resolved.href.replaceAll('&', '&amp;')}"` : whole;
  });
