import { packBack } from 'virtual:content/dictionary/packBack';
import type { Language } from '../../site/i18n/languages.ts';
import { element } from '../browser/element.ts';
import { adoptStyle } from '../browser/style.ts';
import { createBack } from './back.ts';
import css from './Turn.css?inline';

const words = packBack[document.documentElement.lang as Language];
/** Until the pack is seen from its edge: half of the turn to its back. */
const halfMs = 300;
const edge = 'perspective(75rem) rotateY(90deg)';
const otherEdge = 'perspective(75rem) rotateY(-90deg)';
const facing = 'perspective(75rem) rotateY(0deg)';

/** Adds a button that turns the pack to its label and back. Escape turns it back. */
export function startTurn(front: HTMLElement): void {
  const back = createBack();
  if (!back) return;
  adoptStyle(css);
  const button = element<HTMLButtonElement>(
    `<button type="button" class="btn btn--small pack-turn">${words.label}</button>`,
  );
  for (const part of [back, button]) front.insertAdjacentElement('afterend', part);
  let turning = false;
  const turn = async () => {
    if (turning) return;
    turning = true;
    const toBack = back.hasAttribute('hidden');
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

/** Swaps the faces when the pack is seen edge-on, so neither is ever mirrored. */
async function turnFace(front: HTMLElement, back: HTMLElement, toBack: boolean) {
  const [from, to] = toBack ? [front, back] : [back, front];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = still ? 0 : halfMs;
  await from.animate(
    { transform: [facing, edge] },
    { duration, easing: 'ease-in', fill: 'none' },
  ).finished;
  back.hidden = !toBack;
  front.classList.toggle('is-turned', toBack);
  await to.animate({ transform: [otherEdge, facing] }, { duration, easing: 'ease-out' })
    .finished;
}
