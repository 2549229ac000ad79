import { distributors } from 'virtual:content/distributors';
import { provinces } from 'virtual:content/provinces';

export type Distributor = (typeof distributors)[number];
export type Province = (typeof provinces)[number];

/** The distributors of a province. */
export const distributorsIn = (province: string): Distributor[] =>
  distributors.filter(({ provinces }) => provinces.includes(province));

/** The two provinces with a distributor that are nearest on the drawn map. */
export const nearestServed = ({ id, x, y }: Province): Province[] =>
  provinces
    .filter((other) => other.id !== id && distributorsIn(other.id).length > 0)
    .toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))
    .slice(0, 2);
