import type { ComponentType } from 'react';
import { answersKey } from '../../site/privacy/storageNames.ts';
import { read } from '../browser/storage.ts';

/** Events that suggest the visitor is about to use an island. */
const islandInteractions = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Hydrates each island at its first interaction, or now if there are carried answers. */
export function hydrateOnInteraction(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const listeners = new AbortController();
    const load = () => {
      listeners.abort();
      // The server's HTML still works without React.
      void loadIsland(island).catch(console.error);
    };
    if (read('sessionStorage', answersKey) || island.matches(':hover, :focus-within')) load();
    else
      for (const type of islandInteractions)
        island.addEventListener(type, load, { signal: listeners.signal, passive: true });
  }
}

const files = import.meta.glob<{ default: ComponentType<object> }>('../../pages/**/*.island.tsx');
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [
    path.replace(/^.*\/(.*)\.island\.tsx$/, '$1'),
    load,
  ]),
);

/**
 * Loads an island's code and props, and hydrates it. Text typed before survives, because
 * React leaves uncontrolled fields alone.
 */
async function loadIsland(island: HTMLElement): Promise<void> {
  const load = loaders.get(island.dataset['island'] ?? '');
  const [root, data] = island.children;
  if (!load || !root || !(data instanceof HTMLElement)) return;
  const [{ hydrateIsland }, component, fetched] = await Promise.all([
    import('./hydrateIsland.ts'),
    load(),
    propsAt(data.dataset['fetched']),
  ]);
  const props = JSON.parse(data.textContent ?? '') as Props;
  for (const [name, value] of Object.entries(fetched)) props[name] = { ...value, ...props[name] };
  hydrateIsland(root, component.default, props);
}

type Props = Record<string, object>;

async function propsAt(address: string | undefined): Promise<Props> {
  if (!address) return {};
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as Props;
}
