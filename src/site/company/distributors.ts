import file from '../../../content/distributors.json' with { type: 'json' };
import type { Localised } from '../i18n/languages.ts';

/** Who delivers in one or more provinces. */
export interface Distributor {
  id: string;
  /** Ids of provinces. */
  provinces: string[];
  name: string;
  /** Name of a scene of the picture kit. */
  image: string;
  alt: Localised;
  text: Localised;
}

const distributors: readonly Distributor[] = file.distributors;

/** Those who deliver in a province. */
export const distributorsIn = (province: string): Distributor[] =>
  distributors.filter(({ provinces }) => provinces.includes(province));
