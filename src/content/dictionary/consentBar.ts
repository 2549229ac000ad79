import type { Dictionary } from './dictionary.ts';

/** Words of the question about cookies. Those of the choice by purpose come later. */
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

export type ConsentBarWords = Pick<
  Dictionary['consent'],
  (typeof consentBarWords)[number]
>;
