/**
 * Adds styles to the page, as one rule of its last style sheet: the content security
 * policy allows no new one, and Safari before 16.4 cannot construct any.
 */
export function adoptStyle(css: string): void {
  const sheet = [...document.querySelectorAll('style')].at(-1)?.sheet;
  sheet?.insertRule(`@media all {${css}}`, sheet.cssRules.length);
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
