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

/** The colours of a promotion: by its terms, those of the family that it is about. */
export const toneOf = (promotion: Promotion): Tone =>
  tones[termsOf(promotion)?.id ?? ''] ?? 'clavel';
