/**
 * Brings the range where the visitor is into view in each row of ranges, and fetches the
 * buttons at the first touch of a row. The row itself scrolls and snaps natively.
 */
export function startRangeSliders(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-ranges]')) {
    const list = row.querySelector('ul');
    const here = row.querySelector('[aria-current]')?.closest('li');
    if (list && here) list.scrollLeft = here.offsetLeft;
    for (const touch of ['pointerenter', 'focusin'])
      row.addEventListener(
        touch,
        () =>
          void import('./rangeButtons.ts')
            .then(({ showButtons }) => showButtons(row))
            .catch(console.error),
        { once: true },
      );
  }
}
