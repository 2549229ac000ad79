/**
 * Shows on the awning how many products each family has under the other filters.
 *
 * @param countOf Takes a family, or '' for all of them.
 */
export function showFamilyCounts(form: HTMLElement, countOf: (family: string) => number): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('.awn input')) {
    const count = String(countOf(radio.value));
    const label = radio.getAttribute('aria-label') ?? '';
    radio.setAttribute('aria-label', label.replace(/\d+/, count));
    const shown = radio.parentElement?.querySelector('small');
    if (shown) shown.textContent = count;
  }
}
