import { adoptStyle } from '../browser/adoptStyle.ts';
import css from './Card.css?inline';

/** Makes the printed page a card with two sides. */
export const start = (): void => adoptStyle(css);
