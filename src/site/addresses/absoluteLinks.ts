/**
 * Makes links and pictures absolute, for feed readers and search results.
 *
 * @param html Compiled or cleaned: attributes in double quotes.
 * @param base Absolute address of the page on which the HTML stands.
 */
export const withAbsoluteLinks = (html: string, base: string): string =>
  html.replace(/(\s(?:href|src)=")([^"]*)"/g, (whole, start: string, address: string) => {
    const resolved = URL.parse(address.replaceAll('&amp;', '&'), base);
    return resolved ? `${start}${resolved.href.replaceAll('&', '&amp;')}"` : whole;
  });
