import type { Dictionary } from './dictionary.ts';

/** Words of the cookie bar, as content/dictionary/ has them. The dialog's load later. */
export const consentBarWords = [
  'label',
  'title',
  'text',
  'policy',
  'settings',
  'reject',
  'accept',
  'kept',
] as const;

export type ConsentBarWords = Pick<Dictionary['consent'], (typeof consentBarWords)[number]>;
