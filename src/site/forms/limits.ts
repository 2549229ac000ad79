/** Bytes of an attachment: 2 MB. */
export const largestFile = 2 * 1024 * 1024;
/**
 * Years of age from which a person may use a form, and from which a promotion for
 * adults takes part.
 */
export const youngest = 14;
export const adult = 18;
