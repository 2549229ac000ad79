const rows = () => document.querySelectorAll<HTMLElement>('[data-ranges]');

/**
 * Brings the range where the visitor is into view in each row of ranges. The row itself
 * scrolls and snaps natively.
 */
export function scrollToCurrentRange(): void {
  for (const row of rows()) {
    const list = row.querySelector('ul');
    const here = row.querySelector('[aria-current]')?.closest('li');
    if (list && here) list.scrollLeft = here.offsetLeft;
  }
}

/** Fetches the buttons at the first touch of a row. */
export function loadRangeButtons(): void {
  for (const row of rows()) {
    const show = () =>
      void import('./rangeButtons.ts')
        .then(({ showButtons }) => showButtons(row))
        .catch(console.error);
    if (row.matches(':hover, :focus-within')) show();
    for (const touch of ['pointerenter', 'focusin'])
      row.addEventListener(touch, show, { once: true });
  }
}
