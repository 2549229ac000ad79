import { adoptStyle } from '../browser/adoptStyle.ts';
import card from './Card.css?inline';
import { startSeal } from './seal.ts';
import { startTurn } from './turn.ts';

/** Lets the pack of a product open, turn to its label, and be printed as a card. */
export function start(pack: HTMLElement): void {
  adoptStyle(card);
  startTurn(pack);
  // A photographed pack has no seal.
  const show = pack.closest<HTMLElement>('[data-seal]');
  if (show) startSeal(show);
}
