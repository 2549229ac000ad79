import type { Claims } from './products.ts';

/** Signs on packs, in display order. Each has a dictionary entry `sign.<name>`. */
export const signs = [
  'glutenFree',
  'lactoseFree',
  'eggFree',
  'nutFree',
  'nuts',
  'wholegrain',
  'lowSugar',
  'lowSalt',
  'chocolate',
] as const;
export type Sign = (typeof signs)[number];

/** Whether the product is gluten free and its pack says so. */
export const printsGlutenFree = ({ glutenFree, hideGlutenFree }: Claims): boolean =>
  glutenFree === true && !hideGlutenFree;

const shown: Record<Sign, (claims: Claims) => boolean> = {
  glutenFree: printsGlutenFree,
  lactoseFree: ({ lactoseFree, showLactoseFree }) => lactoseFree === true && showLactoseFree,
  eggFree: ({ eggFree }) => eggFree === true,
  nutFree: ({ nutFree }) => nutFree === true,
  nuts: ({ nutFree }) => nutFree === false,
  wholegrain: ({ wholegrain }) => wholegrain === true,
  lowSugar: ({ lowSugar }) => lowSugar === true,
  lowSalt: ({ lowSalt }) => lowSalt === true,
  chocolate: ({ chocolate }) => chocolate === true,
};

/** The signs of a product; undeclared claims show none. */
export const signsOf = (claims: Claims): Sign[] => signs.filter((sign) => shown[sign](claims));
