import file from '../../../content/provinces.json' with { type: 'json' };
import type { Localised } from '../i18n/languages.ts';

/** One of the 52 provinces and autonomous cities of Spain. */
export interface Province {
  id: string;
  /** Official two-digit code, as postal codes begin. */
  code: string;
  /** Letters of the old number plates: the shortest name everybody knows. */
  plate: string;
  name: Localised;
  /** Column and row on the drawn map, from 1. */
  x: number;
  y: number;
}

export const provinces: readonly Province[] = file;
