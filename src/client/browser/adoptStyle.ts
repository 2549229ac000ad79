/**
 * Adds a style sheet to the page. Constructed sheets are exempt from the content
 * security policy.
 */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
