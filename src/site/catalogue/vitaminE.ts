/** Milligrams a day: Annex XIII of Regulation (EU) 1169/2011. */
const referenceValue = 12;

/** Milligrams per 100 g from which a food may be called a source of it, 15% of that. */
export const leastVitaminE = (referenceValue * 15) / 100;

/** What 100 g give, in percent of the reference value. */
export const vitaminEShare = (milligrams: number): number =>
  Math.round((milligrams / referenceValue) * 100);

/** Grams of the food, rounded up to fives, that give the least which has the effect. */
export const gramsForVitaminE = (milligrams: number): number =>
  Math.ceil(((leastVitaminE / milligrams) * 100) / 5) * 5;
