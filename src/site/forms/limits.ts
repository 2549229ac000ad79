/** Maximum bytes of an attachment: 2 MB. */
export const maxFileBytes = 2 * 1024 * 1024;
/** Minimum age in years to use a form. */
export const minAge = 14;
/** Minimum age to enter a promotion for adults. */
export const adultAge = 18;
