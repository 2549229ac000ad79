import { isCarrying } from './carried.ts';

/** Events that show a visitor is about to use an island. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Hydrates each island at its first touch, or at once where answers came along. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const asleep = new AbortController();
    const wake = () => {
      asleep.abort();
      import('./wakeIsland.ts')
        .then(({ wakeIsland }) => wakeIsland(island))
        // The server's HTML goes on working without React.
        .catch(console.error);
    };
    if (isCarrying() || island.matches(':hover, :focus-within')) wake();
    else
      for (const touch of touches)
        island.addEventListener(touch, wake, { signal: asleep.signal, passive: true });
  }
}
