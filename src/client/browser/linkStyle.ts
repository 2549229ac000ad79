/**
 * Links a style sheet of the site, and waits for it. What shows before a visitor does
 * anything links its sheet rather than bring it along as script.
 */
export const linkStyle = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    // Plain is better than not at all.
    link.onerror = resolve;
    document.head.appendChild(link);
  });
