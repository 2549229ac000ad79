const rows = () => document.querySelectorAll<HTMLElement>('[data-ranges]');

/**
 * Scrolls each row of ranges to the current one. The row itself scrolls and snaps
 * natively.
 */
export function scrollToCurrentRange(): void {
  for (const row of rows()) {
    const list = row.querySelector('ul');
    const here = row.querySelector('[aria-current]')?.closest('li');
    if (list && here) list.scrollLeft = here.offsetLeft;
  }
}

/** Loads a row's buttons at its first interaction. */
export function loadRangeButtons(): void {
  for (const row of rows()) {
    const show = () =>
      void import('./rangeButtons.ts')
        .then(({ showButtons }) => showButtons(row))
        .catch(console.error);
    if (row.matches(':hover, :focus-within')) show();
    for (const interaction of ['pointerenter', 'focusin'])
      row.addEventListener(interaction, show, { once: true });
  }
}
