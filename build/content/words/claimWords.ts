import type { Nutrients, Product } from '../../../src/site/catalogue/products.ts';
import { minVitaminE } from '../../../src/site/catalogue/vitaminE.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';

/** Grams per 100 g up to which Regulation (EC) 1924/2006 allows a claim. */
export const claimLimits = { lowSugar: 5, sugarFree: 0.5, lowSalt: 0.3 };

/** A claim that texts can make, and its condition. */
export interface ClaimWord {
  claim: string;
  words: Record<Language, RegExp>;
  /** The condition, worded for editors. */
  condition: string;
  holds: (product: Product) => boolean;
}

/** A maximum or minimum of grams per 100 g. */
const atMost = (nutrient: keyof Nutrients, grams: number) => ({
  condition: `at most ${grams} g of ${nutrient} per 100 g`,
  holds: ({ nutrition }: Product) => (nutrition.per100[nutrient] ?? 0) <= grams,
});
const atLeast = (nutrient: keyof Nutrients, grams: number) => ({
  condition: `at least ${grams} g of ${nutrient} per 100 g`,
  holds: ({ nutrition }: Product) => (nutrition.per100[nutrient] ?? 0) >= grams,
});

const lowSalt = atMost('salt', claimLimits.lowSalt);
const sugarFree = atMost('sugars', claimLimits.sugarFree);

/** Kilocalories of protein, 4 per gram, as a share of the total. */
const proteinShare = (percent: number) => ({
  condition: `at least ${percent}% of its energy from protein`,
  holds: ({ nutrition: { per100 } }: Product) =>
    per100.protein * 4 * 100 >= per100.energyKcal * percent,
});

const declared = (claim: 'glutenFree' | 'lactoseFree' | 'eggFree' | 'nutFree') => ({
  condition: 'the field of the product that says so',
  holds: ({ claims }: Product) => claims[claim] === true,
});

const never = (condition: string) => ({ condition, holds: () => false });

const withoutIngredient = ({ ingredients }: Product, words: RegExp) =>
  !words.test(ingredients.es);

/**
 * The claims of the annex of Regulation (EC) 1924/2006, and of Implementing Regulation
 * (EU) 828/2014 for gluten, with their trigger words. A new word needs its condition.
 */
export const claimWords: ClaimWord[] = [
  {
    claim: 'light',
    words: {
      es: /(?<!\p{L})(liger[oa]s?|light)(?!\p{L})/iu,
      en: /(?<!the )\b(feather-)?light(er)?\b/i,
      fr: /(?<!\p{L})(lég(er|ère)s?|allégée?s?)(?!\p{L})/iu,
    },
    ...never('30% less of something, with the reason beside it; no product declares any'),
  },
  {
    claim: 'reduced',
    words: {
      es: /reducid[oa]s? en|menos (sal|grasas?|azúcar)/i,
      en: /\breduced (salt|fat|sugar)|\bless (salt|fat|sugar)/i,
      fr: /réduite?s? en|moins de (sel|sucre|matières grasses)/i,
    },
    ...never('30% less than comparable products (25% of salt), which is named'),
  },
  {
    claim: 'low salt',
    words: {
      es: /baj[oa]s? en sal|poca sal|poco salad[oa]/i,
      en: /low[- ](in )?salt|(lightly|barely) salted|easy on the salt/i,
      fr: /(pauvre|faible)s? en sel|(à peine|légèrement|peu) salée?s?/i,
    },
    ...lowSalt,
  },
  {
    claim: 'no added salt',
    words: {
      es: /sin sal(?!\p{L})/iu,
      en: /no added salt|unsalted|without (added )?salt/i,
      fr: /sans sel|non salée?s?/i,
    },
    condition: `${lowSalt.condition}, and no salt among the ingredients`,
    holds: (product) =>
      lowSalt.holds(product) && withoutIngredient(product, /(?<!\p{L})sal(?!\p{L})/iu),
  },
  {
    claim: 'low fat',
    words: {
      es: /baj[oa]s? en grasas?(?! sat)/i,
      en: /low[- ](in )?fat/i,
      fr: /(pauvre|faible)s? en (graisses?|matières grasses)(?! sat)/i,
    },
    ...atMost('fat', 3),
  },
  {
    claim: 'fat free',
    words: {
      es: /sin grasas?(?! sat)/i,
      en: /fat[- ]free/i,
      fr: /sans (graisses?|matières grasses)(?! sat)/i,
    },
    ...atMost('fat', 0.5),
  },
  {
    claim: 'low in saturates',
    words: {
      es: /baj[oa]s? en (grasas? )?saturadas/i,
      en: /low[- ](in )?saturate/i,
      fr: /(pauvre|faible)s? en (graisses? )?saturé/i,
    },
    ...atMost('saturates', 1.5),
  },
  {
    claim: 'low in sugars',
    words: {
      es: /baj[oa]s? en azúcar/i,
      en: /low[- ](in )?sugar/i,
      fr: /(pauvre|faible)s? en sucre/i,
    },
    ...atMost('sugars', claimLimits.lowSugar),
  },
  {
    claim: 'sugar free',
    words: {
      es: /sin azúcar(?!\p{L}* añadid)|0.?% (de )?azúcar/iu,
      en: /sugar[- ]free|0% sugar/i,
      fr: /sans sucres?(?! ajouté)|0.?% (de )?sucre/i,
    },
    condition: sugarFree.condition,
    // A claim of its range is reported there, once.
    holds: ({ range, nutrition }) =>
      range.includes('azucares') || nutrition.per100.sugars <= claimLimits.sugarFree,
  },
  {
    claim: 'no added sugars',
    words: {
      es: /sin azúcar(es)? añadid/i,
      en: /no added sugar/i,
      fr: /sans sucres? ajouté/i,
    },
    condition: 'no sugar, syrup or honey among the ingredients',
    holds: (product) =>
      withoutIngredient(product, /azúcar|jarabe de (glucosa|fructosa)|miel|dextrosa/i),
  },
  {
    claim: 'high fibre',
    words: {
      es: /ric[oa]s? en fibra|alto contenido (de|en) fibra/i,
      en: /(high|rich)[- ](in )?fibre/i,
      fr: /riches? en fibres/i,
    },
    ...atLeast('fibre', 6),
  },
  {
    claim: 'source of fibre',
    words: { es: /fuente de fibra/i, en: /source of fibre/i, fr: /source de fibres/i },
    ...atLeast('fibre', 3),
  },
  {
    claim: 'high protein',
    words: {
      es: /ric[oa]s? en proteína|alto contenido (de|en) proteína/i,
      en: /(high|rich)[- ](in )?protein/i,
      fr: /riches? en protéines/i,
    },
    ...proteinShare(20),
  },
  {
    claim: 'source of protein',
    words: {
      es: /fuente de proteína/i,
      en: /source of protein/i,
      fr: /source de protéines/i,
    },
    ...proteinShare(12),
  },
  {
    claim: 'naturally free of something',
    words: {
      es: /naturalmente (sin|libre)|de forma natural/i,
      en: /naturally (\w+[- ])?(free|without|low)/i,
      fr: /naturellement (sans|pauvre)/i,
    },
    ...never('a food that differs in it from all others of its kind'),
  },
  {
    claim: 'good for health',
    words: {
      es: /balsámic|saludable|(?<!\p{L})san[oa]s?(?!\p{L})|digesti(v[oa]|ón)/iu,
      en: /balsamic|health|wholesome|digesti(on|ble)|soothing|throat|tired voice|clear the air/i,
      fr: /balsamique|santé|(?<!\p{L})saine?s?(?!\p{L})|digesti(f|on)|maux de gorge|voix fatiguée/iu,
    },
    ...never('a claim of the list of Regulation (EU) 432/2012; no product has one'),
  },
  {
    claim: 'antioxidant',
    // Also inside a name: Article 1(3) requires an authorised claim beside it.
    words: { es: /antiox\p{L}*/iu, en: /antiox\p{L}*/iu, fr: /antiox\p{L}*/iu },
    condition: `vitaminaE, at least ${minVitaminE} mg, whose authorised claim the page shows`,
    holds: ({ nutrition: { vitaminE = 0 } }) => vitaminE >= minVitaminE,
  },
  {
    claim: 'laxative effects',
    words: { es: /laxante/i, en: /laxative/i, fr: /laxati/i },
    ...never('no text: the site writes the line of the law where polyols are over 10%'),
  },
  {
    claim: 'gluten free',
    words: { es: /sin gluten/i, en: /gluten[- ]free/i, fr: /sans gluten/i },
    ...declared('glutenFree'),
  },
  {
    claim: 'gluten left out, in words of its own',
    words: {
      es: /(libres? de|no llevan?|exent[oa]s? de) gluten/i,
      en: /\b(no|without|free (of|from)) gluten/i,
      fr: /exempte?s? de gluten/i,
    },
    ...never('«gluten free»: Regulation (EU) 828/2014 knows no other words'),
  },
  {
    claim: 'free of milk',
    words: {
      es: /sin (leche|lactosa)/i,
      en: /(lactose|milk|dairy)[- ]free|no (milk|dairy)/i,
      fr: /sans (lait|lactose)/i,
    },
    ...declared('lactoseFree'),
  },
  {
    claim: 'free of egg',
    words: { es: /sin huevo/i, en: /egg[- ]free|no eggs?\b/i, fr: /sans œuf/i },
    ...declared('eggFree'),
  },
  {
    claim: 'free of nuts',
    words: {
      es: /sin (frutos secos|frutos de cáscara|cacahuete)/i,
      en: /nut[- ]free|no nuts/i,
      fr: /sans (fruits à coque|fruits secs|cacahuète|arachide)/i,
    },
    ...declared('nutFree'),
  },
];

/** A flavour and its ingredient. */
export interface FlavourWord {
  words: Record<Language, RegExp>;
  /** In the Spanish list; undefined for a recipe, which is not an ingredient. */
  ingredient?: RegExp;
}

export const flavourWords: FlavourWord[] = [
  {
    words: { es: /jamón|york/i, en: /\bham\b/i, fr: /jambon/i },
    ingredient: /jamón|cerdo/i,
  },
  { words: { es: /bacon/i, en: /bacon/i, fr: /bacon/i }, ingredient: /bacon|cerdo/i },
  { words: { es: /queso/i, en: /chees/i, fr: /fromage/i }, ingredient: /queso/i },
  { words: { es: /boletus/i, en: /porcini/i, fr: /cèpe/i }, ingredient: /boletus/i },
  { words: { es: /espinaca/i, en: /spinach/i, fr: /épinard/i }, ingredient: /espinaca/i },
  { words: { es: /tomillo/i, en: /thyme/i, fr: /thym/i }, ingredient: /tomillo/i },
  { words: { es: /limón/i, en: /lemon/i, fr: /citron/i }, ingredient: /limón/i },
  { words: { es: /cebolla/i, en: /onion/i, fr: /oignon/i }, ingredient: /cebolla/i },
  { words: { es: /mostaza/i, en: /mustard/i, fr: /moutarde/i }, ingredient: /mostaza/i },
  { words: { es: /vainilla/i, en: /vanilla/i, fr: /vanille/i }, ingredient: /vainilla/i },
  { words: { es: /crema/i, en: /cream/i, fr: /crème/i }, ingredient: /nata|crema/i },
  {
    words: { es: /tomate/i, en: /tomato(?! ketchup)/i, fr: /tomate/i },
    ingredient: /tomate/i,
  },
  { words: { es: /ketchup/i, en: /ketchup/i, fr: /ketchup/i } },
  { words: { es: /barbacoa/i, en: /barbecue/i, fr: /barbecue/i } },
  { words: { es: /pizza/i, en: /pizza/i, fr: /pizza/i } },
  {
    words: { es: /vinagreta/i, en: /vinaigrette/i, fr: /vinaigrette/i },
    ingredient: /vinagre/i,
  },
];

/** How each language marks a flavour as opposed to the ingredient. */
export const flavoured: Record<Language, RegExp> = {
  es: /sabor/i,
  en: /flavour/i,
  fr: /goût|saveur/i,
};
