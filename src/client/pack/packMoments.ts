import { adoptStyle } from '../browser/style.ts';
import card from './Card.css?inline';
import { startTearStrip } from './tearStrip.ts';
import { startTurn } from './turn.ts';

/** Lets the pack of a product open, turn to its label, and be printed as a card. */
export function start(pack: HTMLElement): void {
  adoptStyle(card);
  startTurn(pack);
  // The edge of a photographed pack is unknown.
  const show = pack.closest<HTMLElement>('[data-tear-edge]');
  if (show) startTearStrip(show);
}
