import type { Promotion } from '../../site/news.ts';
import type { Tone } from '../parts/Ticket.tsx';

const tones: Readonly<Record<string, Tone>> = {
  trikers: 'noche',
  risketos: 'azafran',
  pipas: 'hoja',
  'menos-aire': 'azul',
  fabs: 'azul',
  mios: 'lima',
};

/** The colours of a promotion, by its terms. */
export const toneOf = ({ terms = '' }: Pick<Promotion, 'terms'>): Tone =>
  tones[terms] ?? 'clavel';
