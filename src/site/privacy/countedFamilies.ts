/** Families whose footer links are counted, with consent. */
export const countedFamilies = ['frutos-secos', 'patatas'] as const;
