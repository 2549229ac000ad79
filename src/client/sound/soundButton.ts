import { soundKey } from '../../site/privacy/storageNames.ts';
import { read, store } from '../browser/storage.ts';
import { linkStyle } from '../browser/style.ts';
import sheet from './Sound.css?url&no-inline';

/** Interactions after which browsers allow sound. */
const activations = ['pointerup', 'keydown'] as const;

/**
 * Shows the button that lets the hero be heard. If a visitor switched the sound on
 * earlier, it is on again from the first interaction. Dispatches `sound` when it changes.
 */
export async function start(button: HTMLElement): Promise<void> {
  const banners = button.closest<HTMLElement>('[data-banners]');
  if (!banners || !('AudioContext' in window)) return;
  await linkStyle(sheet);
  let eating: AbortController | undefined;
  const eat = () => {
    eating = new AbortController();
    const { signal } = eating;
    // Safari starts it only during the interaction.
    const audio = new AudioContext();
    signal.addEventListener('abort', () => void audio.close());
    import('./eatAloud.ts')
      .then(({ eatAloud }) => eatAloud(banners, audio, signal))
      .catch(console.error);
  };
  const show = (isOn: boolean) => {
    button.setAttribute('aria-pressed', String(isOn));
    button.dispatchEvent(new Event('sound', { bubbles: true }));
  };
  const first = new AbortController();
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    first.abort();
    eating?.abort();
    if (isOn) eat();
    show(isOn);
    store('localStorage', soundKey, isOn ? 'on' : null);
  });
  const eatOnce = ({ target }: Event) => {
    // A click on it is about to switch the sound off.
    if (button.contains(target as Node)) return;
    first.abort();
    eat();
  };
  if (read('localStorage', soundKey)) {
    show(true);
    if (navigator.userActivation?.hasBeenActive) eat();
    else for (const type of activations) addEventListener(type, eatOnce, { signal: first.signal });
  }
  button.hidden = false;
}
