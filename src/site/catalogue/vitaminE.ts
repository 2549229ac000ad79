/** Daily reference intake in mg (Annex XIII of Regulation (EU) 1169/2011). */
const referenceValue = 12;

/** Minimum mg per 100 g for the claim 'source of vitamin E', 15% of the reference. */
export const minVitaminE = (referenceValue * 15) / 100;

/** The amount in 100 g as a percentage of the reference intake. */
export const vitaminEShare = (milligrams: number): number =>
  Math.round((milligrams / referenceValue) * 100);

/**
 * Grams of the food that contain the minimum for the claim, rounded up to a multiple of
 * five.
 */
export const gramsForVitaminE = (milligrams: number): number =>
  Math.ceil(((minVitaminE / milligrams) * 100) / 5) * 5;
