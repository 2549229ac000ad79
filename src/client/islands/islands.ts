import type { ComponentType } from 'react';
import { answersKey } from '../../site/privacy/consent.ts';

const files = import.meta.glob<{ default: ComponentType<object> }>(
  '../../pages/**/*.island.tsx',
);
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^.*\/(.*)\.island\.tsx$/, '$1'),
    load,
  ]),
);
/** Events that show a visitor is about to use an island. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Hydrates each island near the viewport or at its first touch, as its markup says. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = once(() => void hydrate(island));
    for (const type of touches)
      island.addEventListener(type, wake, { once: true, passive: true });
    if (island.dataset['wake'] === 'near') whenNear(island, wake);
    if (isCarrying()) wake();
  }
}

/** Whether answers came along from the same form in another language. */
function isCarrying(): boolean {
  try {
    return sessionStorage.getItem(answersKey) !== null;
  } catch {
    return false;
  }
}

/** What was typed before stays: React leaves the state of uncontrolled fields alone. */
async function hydrate(island: HTMLElement): Promise<void> {
  const load = loaders.get(island.dataset['island'] ?? '');
  const [root, data] = island.children;
  if (!load || !root || !(data instanceof HTMLElement)) return;
  try {
    const [{ hydrateIsland }, component, fetched] = await Promise.all([
      import('./hydrateIsland.ts'),
      load(),
      propsAt(data.dataset['fetched']),
    ]);
    const props = JSON.parse(data.textContent ?? '') as Props;
    for (const [name, value] of Object.entries(fetched))
      props[name] = { ...value, ...props[name] };
    hydrateIsland(root, component.default, props);
  } catch (error) {
    // The server's HTML goes on working without React.
    console.error(error);
  }
}

type Props = Record<string, object>;

async function propsAt(address: string | undefined): Promise<Props> {
  if (!address) return {};
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return (await answer.json()) as Props;
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}

function whenNear(element: Element, action: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}
