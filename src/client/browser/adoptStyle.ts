/**
 * Adds a style sheet to the page; one that is made here needs no leave of the content
 * security policy.
 */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
