import { type Promotion, termsOf } from '../../site/promotions/promotions.ts';
import type { Tone } from '../components/cards/Ticket.tsx';

const tones: Readonly<Record<string, Tone>> = {
  trikers: 'noche',
  risketos: 'azafran',
  pipas: 'hoja',
  'menos-aire': 'azafran',
  patatas: 'azafran',
  fabs: 'azul',
  mios: 'lima',
};

/** Returns the colour scheme of a promotion, by its legal terms. */
export const toneOf = (promotion: Promotion): Tone =>
  tones[termsOf(promotion)?.id ?? ''] ?? 'clavel';
