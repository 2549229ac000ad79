import { distributors } from 'virtual:content/distributors';
import type { Distributor } from '../../content/distributors.ts';

/** Those who deliver in a province. */
export const distributorsIn = (province: string): Distributor[] =>
  distributors.filter(({ provinces }) => provinces.includes(province));
