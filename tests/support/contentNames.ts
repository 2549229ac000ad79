import { readdirSync } from 'node:fs';

/** Keys of all products in content/. */
export const productKeys = readdirSync('content/products').map((file) =>
  file.replace(/\.json$/, ''),
);

/** Ids of the promotions whose legal terms are in content/. */
export const promotionTermsIds = readdirSync('content/texts/promotion-terms');
