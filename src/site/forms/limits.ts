/** Maximum bytes of an attachment: 2 MB. */
export const maxFileBytes = 2 * 1024 * 1024;
/** Minimum age in years to use a form, and to enter a promotion for adults. */
export const youngest = 14;
export const adult = 18;
