import { type Crunch, crunchPlayer } from './crunches.ts';
import { laughingMouth } from './laughingMouth.ts';

/** What each snack of the film sounds like; see src/pages/drawings/heroScene.ts. */
const crunchOf: Record<string, Crunch> = {
  almond: 'nut',
  ball: 'puff',
  candy: 'sweet',
  crisp: 'crisp',
  maria: 'biscuit',
  peanut: 'nut',
  popcorn: 'popcorn',
  ring: 'puff',
  risketo: 'cone',
  triangle: 'cone',
  worm: 'puff',
};

/** How often the film's position is read, in ms. */
const tickMs = 40;
/** A longer jump means that the film was paused or the tab hidden, in seconds. */
const maxStep = 0.5;
const vibrationMs = 12;

/**
 * Plays a crunch and moves the face for each snack that lands in the film, and for each
 * touch of the mouth, until `signal` aborts.
 *
 * @param banners The row, of which the first is the hero.
 */
export function eatAloud(banners: HTMLElement, audio: AudioContext, signal: AbortSignal): void {
  const film = banners.querySelector('video');
  if (!film || signal.aborted) return;
  const play = crunchPlayer(audio);
  const laugh = laughingMouth(banners, signal);
  const pause = banners.querySelector<HTMLButtonElement>('.banners__tools button');
  const bite = (crunch: Crunch, place: number) => {
    if (signal.aborted || document.hidden || pause?.getAttribute('aria-pressed') === 'true') return;
    // Until the first interaction, the browser keeps it suspended.
    if (audio.state !== 'running') void audio.resume();
    else {
      play(crunch);
      laugh(place);
      if (matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(vibrationMs);
    }
  };
  followFilm(film, signal, bite);
  banners.addEventListener(
    'pointerdown',
    ({ clientX, clientY, target }) => {
      const { left, right, top, bottom } = film.getBoundingClientRect();
      const isInside = clientX > left && clientX < right && clientY > top && clientY < bottom;
      if (isInside && !(target as Element).closest('a, button'))
        bite('jelly', (clientX - left) / (right - left));
    },
    { signal },
  );
  // The answer to the press, also where the film stands still.
  audio.resume().then(() => bite('crisp', 0.5), console.warn);
}

/** Calls `bite` when a snack lands, while the film plays. */
function followFilm(
  film: HTMLVideoElement,
  signal: AbortSignal,
  bite: (crunch: Crunch, place: number) => void,
): void {
  const landings = (film.dataset['landings'] ?? '').split(',').map((landing) => {
    const [snack = '', seconds, place] = landing.split(' ');
    return { crunch: crunchOf[snack], seconds: Number(seconds), place: Number(place) };
  });
  let last = film.currentTime;
  const tick = () => {
    const now = film.currentTime;
    // The film starts again: what is left of the last round has landed.
    const from = now < last ? last - film.duration : last;
    const step = now - from;
    last = now;
    if (film.paused || step > maxStep) return;
    for (const { crunch, seconds, place } of landings) {
      const hasLanded = (seconds > from && seconds <= now) || seconds - film.duration > from;
      if (crunch && hasLanded) bite(crunch, place);
    }
  };
  const timer = setInterval(tick, tickMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}
