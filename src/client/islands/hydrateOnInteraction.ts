import { hasCarriedAnswers } from './carriedAnswers.ts';

/** Events that suggest the visitor is about to use an island. */
const islandInteractions = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Hydrates each island at its first interaction, or now if there are carried answers. */
export function hydrateOnInteraction(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const listeners = new AbortController();
    const load = () => {
      listeners.abort();
      import('./loadIsland.ts')
        .then(({ loadIsland }) => loadIsland(island))
        // The server's HTML still works without React.
        .catch(console.error);
    };
    if (hasCarriedAnswers() || island.matches(':hover, :focus-within')) load();
    else
      for (const type of islandInteractions)
        island.addEventListener(type, load, { signal: listeners.signal, passive: true });
  }
}
