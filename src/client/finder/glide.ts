import { nextTask } from '../browser/nextTask.ts';

/** Most cards that move; the others change at once. */
const maxMoving = 20;

/** The last change asked for, which a glide makes instead of an older one. */
let latest: () => void;
let gliding = false;
let transition: ViewTransition | undefined;

/**
 * Runs a change of the shelves. Cards in view, and the first of those that come, glide to
 * their new places. The change is immediate with reduced motion, without support, and if
 * the last one still plays, as while typing.
 *
 * @param coming Cards that the change leaves on the shelves, in their order.
 */
export async function glide(
  before: readonly HTMLElement[],
  coming: readonly HTMLElement[],
  change: () => void,
): Promise<void> {
  latest = change;
  if (gliding || !canGlide()) {
    transition?.skipTransition();
    change();
    return;
  }
  gliding = true;
  // The chosen filter is painted first.
  await new Promise(requestAnimationFrame);
  await nextTask();
  const moving = [
    ...new Set([...before.filter(isInView), ...coming.slice(0, maxMoving / 2)]),
  ].slice(0, maxMoving);
  moving.forEach((item, i) => {
    item.style.setProperty('view-transition-name', `pack-${i}`);
  });
  document.documentElement.classList.add('is-gliding');
  transition = document.startViewTransition(() => latest());
  transition.ready.catch(() => undefined);
  await transition.finished.catch(() => undefined);
  document.documentElement.classList.remove('is-gliding');
  for (const item of moving) item.style.removeProperty('view-transition-name');
  gliding = false;
}

function canGlide(): boolean {
  // Not every browser has view transitions, whatever the types say.
  const supported = 'startViewTransition' in document;
  return supported && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function isInView(item: HTMLElement): boolean {
  const { top, bottom } = item.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && bottom > top;
}
