import type { Rule } from '../rule.ts';
import { checkAllergens } from './allergens.ts';
import { checkChanges } from './changes.ts';
import { checkClaims } from './claims.ts';
import { checkClaimTexts } from './claimTexts.ts';
import { checkComposition } from './composition.ts';
import { checkGtins } from './gtins.ts';
import { checkNutrition } from './nutrition.ts';
import { checkPackaging } from './packaging.ts';

/** Rules for what a label may say, and what it must say. */
export const productRules: Rule[] = [
  checkNutrition,
  checkClaims,
  checkClaimTexts,
  checkAllergens,
  checkComposition,
  checkGtins,
  checkPackaging,
  checkChanges,
];
