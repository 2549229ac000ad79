/** Loads a row's buttons at its first interaction. */
export function loadRangeButtons(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-ranges]')) {
    const show = () =>
      void import('./rangeButtons.ts')
        .then(({ showButtons }) => showButtons(row))
        .catch(console.error);
    if (row.matches(':hover, :focus-within')) show();
    for (const interaction of ['pointerenter', 'focusin'])
      row.addEventListener(interaction, show, { once: true });
  }
}
