import { packBack } from 'virtual:content/dictionary/packBack';
import type { Language } from '../../site/i18n/languages.ts';
import { element } from '../browser/element.ts';
import { adoptStyle } from '../browser/style.ts';
import card from './Card.css?inline';
import css from './Turn.css?inline';
import { startTearStrip } from './tearStrip.ts';

/** Lets the pack of a product open, turn to its label, and be printed as a card. */
export function start(pack: HTMLElement): void {
  adoptStyle(card);
  startTurn(pack);
  // The edge of a photographed pack is unknown.
  const show = pack.closest<HTMLElement>('[data-tear-edge]');
  if (show) startTearStrip(show);
}

const words = packBack[document.documentElement.lang as Language];
/** Sizes of the label's text in rem, the largest that fits the pack is taken. */
const labelSizes = [1, 0.94, 0.88, 0.82, 0.76];
/** Until the pack is seen from its edge: half of the turn to its back. */
const halfMs = 300;
const edge = 'perspective(75rem) rotateY(90deg)';
const otherEdge = 'perspective(75rem) rotateY(-90deg)';
const facing = 'perspective(75rem) rotateY(0deg)';

/**
 * Adds a button that turns the pack to its label and back. Escape turns it back. Where the
 * whole label does not fit the pack, as on a phone, the button leads to the page's own.
 */
function startTurn(front: HTMLElement): void {
  const back = createBack();
  if (!back) return;
  adoptStyle(css);
  const button = element<HTMLButtonElement>(
    `<button type="button" class="btn btn--small btn--paper pack-turn">${words.label}</button>`,
  );
  for (const part of [back, button]) front.insertAdjacentElement('afterend', part);
  let turning = false;
  const turn = async () => {
    if (turning) return;
    const toBack = back.hasAttribute('hidden');
    if (toBack && !fits(back, front)) {
      location.hash = 'ingredients';
      return;
    }
    turning = true;
    await turnFace(front, back, toBack);
    button.textContent = toBack ? words.front : words.label;
    (toBack ? back : button).focus({ preventScroll: true });
    turning = false;
  };
  button.addEventListener('click', () => void turn());
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !back.hidden) void turn();
  });
}

/** Gives the back the size of the pack and its text the largest size that fits into it. */
function fits(back: HTMLElement, { offsetWidth, offsetHeight }: HTMLElement): boolean {
  back.style.width = `${offsetWidth}px`;
  back.style.height = `${offsetHeight}px`;
  back.hidden = false;
  const found = labelSizes.find((size) => {
    back.style.fontSize = `${size}rem`;
    const text = back.firstElementChild as HTMLElement;
    return (
      text.offsetTop + text.scrollHeight <= back.clientHeight &&
      text.scrollWidth <= text.clientWidth
    );
  });
  back.hidden = true;
  return found !== undefined;
}

/** Swaps the faces when the pack is seen edge-on, so neither is ever mirrored. */
async function turnFace(front: HTMLElement, back: HTMLElement, toBack: boolean) {
  const [from, to] = toBack ? [front, back] : [back, front];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = still ? 0 : halfMs;
  await from.animate({ transform: [facing, edge] }, { duration, easing: 'ease-in', fill: 'none' })
    .finished;
  back.hidden = !toBack;
  front.classList.toggle('is-turned', toBack);
  await to.animate({ transform: [otherEdge, facing] }, { duration, easing: 'ease-out' }).finished;
}

/**
 * Returns the back of the pack: a copy of what the page says further down about
 * allergens, ingredients and nutrition. Undefined if the page lacks any.
 */
function createBack(): HTMLElement | undefined {
  const heading = document.getElementById('ingredients');
  const nutrition = document.querySelector('.nutri');
  const texts = heading?.parentElement?.querySelectorAll(':scope > :not(h2, table)');
  if (!heading || !nutrition || !texts) return;
  // Allergens and traces first, as on the page.
  const [ingredients, ...allergens] = texts;
  // A group without a heading of its own: the outline of the page stays as it is.
  const back = element(`<div class="pack-back" role="group" tabindex="0"
    aria-labelledby="ingredients" hidden><div class="stack"></div></div>`);
  const title = element('<p class="display h3"></p>');
  title.textContent = heading.textContent;
  const parts = [...allergens, ingredients, nutrition].filter((part) => part !== undefined);
  const copies = parts.map((part) => part.cloneNode(true));
  for (const part of [title, ...copies]) back.firstElementChild?.appendChild(part);
  for (const copy of back.querySelectorAll('[id]')) copy.removeAttribute('id');
  return back;
}
