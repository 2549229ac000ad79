/**
 * Adds a style sheet to the page. Constructed sheets are exempt from the content
 * security policy.
 */
export function adoptStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Links one of the site's style sheets and resolves once it has loaded or failed. UI that
 * shows before any interaction uses this, so that its CSS does not count as script.
 */
export const linkStyle = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    // Unstyled is better than missing.
    link.onerror = resolve;
    document.head.appendChild(link);
  });
