import type { Shelved } from './shelvedProducts.ts';

/** Ids of the sections that group products by what their labels say of an allergen. */
const groups = { fits: 'fits', may: 'may-contain', undeclared: 'not-declared' };

/**
 * Updates the counts, and hides groups that are empty. The status is a live region, so
 * screen readers hear the change.
 */
export function showCount(form: HTMLFormElement, found: Shelved[]): void {
  const status = form.querySelector<HTMLElement>('[role="status"]');
  if (!status) return;
  const count = (group: string): number =>
    found.filter(({ item }) => item.closest(`#${group}`)).length;
  for (const group of Object.values(groups)) {
    const section = document.getElementById(group);
    if (section) section.hidden = count(group) === 0;
  }
  const several =
    new Intl.PluralRules(document.documentElement.lang).select(found.length) !== 'one';
  const { without, one, other } = status.dataset;
  const text = (without ?? (several ? other : one) ?? '').replace(
    /\{(\w+)\}/g,
    (_, name: string) =>
      String(
        name === 'count' ? found.length : count(groups[name as keyof typeof groups]),
      ),
  );
  if (status.textContent !== text) status.textContent = text;
}
