import { element } from '../browser/element.ts';

/**
 * Returns the back of the pack: a copy of what the page says further down about
 * allergens, ingredients and nutrition. Undefined if the page lacks any.
 */
export function createBack(): HTMLElement | undefined {
  const heading = document.getElementById('ingredients');
  const nutrition = document.querySelector('.nutri');
  const texts = heading?.parentElement?.querySelectorAll(':scope > :not(h2, table)');
  if (!heading || !nutrition || !texts) return;
  // Allergens and traces first: a phone shows only the beginning of a label that scrolls.
  const [ingredients, ...allergens] = texts;
  // A group without a heading of its own: the outline of the page stays as it is.
  const back = element(`<div class="pack-back" role="group" tabindex="0"
    aria-labelledby="ingredients" hidden><div class="stack"></div></div>`);
  const title = element('<p class="display h3"></p>');
  title.textContent = heading.textContent;
  const parts = [...allergens, ingredients, nutrition].filter(
    (part) => part !== undefined,
  );
  const copies = parts.map((part) => part.cloneNode(true));
  for (const part of [title, ...copies]) back.firstElementChild?.appendChild(part);
  for (const copy of back.querySelectorAll('[id]')) copy.removeAttribute('id');
  return back;
}
