/** Families whose links in the footer are counted, with consent. */
export const countedFamilies = ['frutos-secos', 'patatas'] as const;
