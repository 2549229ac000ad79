/** Shows the print buttons, which do nothing without a script. */
export function showPrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}
