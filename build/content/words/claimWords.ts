import type { Product } from '../../../src/site/catalogue/products.ts';
import { minVitaminE } from '../../../src/site/catalogue/vitaminE.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { type Message, type MessageKey, message } from '../../messages/messages.ts';

/** Grams per 100 g up to which Regulation (EC) 1924/2006 allows a claim. */
export const claimLimits = { lowSugar: 5, sugarFree: 0.5, lowSalt: 0.3 };

/** The name of a claim in the dictionary of messages. */
type ClaimName = MessageKey extends infer Key
  ? Key extends `claim.${infer Name}`
    ? Name
    : never
  : never;

/** A claim that texts can make, and its condition. */
export interface ClaimWord {
  claim: ClaimName;
  words: Record<Language, RegExp>;
  condition: Message;
  holds: (product: Product) => boolean;
}

const claim = (
  name: ClaimName,
  condition: Pick<ClaimWord, 'condition' | 'holds'>,
  ...[es, en, fr]: [RegExp, RegExp, RegExp]
): ClaimWord => ({ claim: name, words: { es, en, fr }, ...condition });

type ClaimedNutrient = 'fat' | 'saturates' | 'sugars' | 'salt' | 'fibre';

/** A maximum or minimum of grams per 100 g. */
const atMost = (nutrient: ClaimedNutrient, grams: number) => ({
  condition: message('condition.atMost', { grams, nutrient: message(`nutrient.${nutrient}`) }),
  holds: ({ nutrition }: Product) => (nutrition.per100[nutrient] ?? 0) <= grams,
});
const atLeast = (nutrient: ClaimedNutrient, grams: number) => ({
  condition: message('condition.atLeast', { grams, nutrient: message(`nutrient.${nutrient}`) }),
  holds: ({ nutrition }: Product) => (nutrition.per100[nutrient] ?? 0) >= grams,
});

const lowSalt = atMost('salt', claimLimits.lowSalt);
const sugarFree = atMost('sugars', claimLimits.sugarFree);

/** Kilocalories of protein, 4 per gram, as a share of the total. */
const proteinShare = (percent: number) => ({
  condition: message('condition.protein', { percent }),
  holds: ({ nutrition: { per100 } }: Product) =>
    per100.protein * 4 * 100 >= per100.energyKcal * percent,
});

const declared = (claim: 'glutenFree' | 'lactoseFree' | 'eggFree' | 'nutFree') => ({
  condition: message('condition.field'),
  holds: ({ claims }: Product) => claims[claim] === true,
});

const never = (condition: Message) => ({ condition, holds: () => false });

const withoutIngredient = ({ ingredients }: Product, words: RegExp) => !words.test(ingredients.es);

/**
 * The claims of the annex of Regulation (EC) 1924/2006, and of Implementing Regulation
 * (EU) 828/2014 for gluten, with their trigger words. A new word needs its condition.
 */
export const claimWords: ClaimWord[] = [
  claim(
    'light',
    never(message('condition.light')),
    /(?<!\p{L})(liger[oa]s?|light)(?!\p{L})/iu,
    /(?<!the )\b(feather-)?light(er)?\b/i,
    /(?<!\p{L})(lég(er|ère)s?|allégée?s?)(?!\p{L})/iu,
  ),
  claim(
    'reduced',
    never(message('condition.reduced')),
    /reducid[oa]s? en|menos (sal|grasas?|azúcar)/i,
    /\breduced (salt|fat|sugar)|\bless (salt|fat|sugar)/i,
    /réduite?s? en|moins de (sel|sucre|matières grasses)/i,
  ),
  claim(
    'lowSalt',
    lowSalt,
    /baj[oa]s? en sal|poca sal|poco salad[oa]/i,
    /low[- ](in )?salt|(lightly|barely) salted|easy on the salt/i,
    /(pauvre|faible)s? en sel|(à peine|légèrement|peu) salée?s?/i,
  ),
  claim(
    'noAddedSalt',
    {
      condition: message('condition.noSalt', { grams: claimLimits.lowSalt }),
      holds: (product) =>
        lowSalt.holds(product) && withoutIngredient(product, /(?<!\p{L})sal(?!\p{L})/iu),
    },
    /sin sal(?!\p{L})/iu,
    /no added salt|unsalted|without (added )?salt/i,
    /sans sel|non salée?s?/i,
  ),
  claim(
    'lowFat',
    atMost('fat', 3),
    /baj[oa]s? en grasas?(?! sat)/i,
    /low[- ](in )?fat/i,
    /(pauvre|faible)s? en (graisses?|matières grasses)(?! sat)/i,
  ),
  claim(
    'fatFree',
    atMost('fat', 0.5),
    /sin grasas?(?! sat)/i,
    /fat[- ]free/i,
    /sans (graisses?|matières grasses)(?! sat)/i,
  ),
  claim(
    'lowSaturates',
    atMost('saturates', 1.5),
    /baj[oa]s? en (grasas? )?saturadas/i,
    /low[- ](in )?saturate/i,
    /(pauvre|faible)s? en (graisses? )?saturé/i,
  ),
  claim(
    'lowSugars',
    atMost('sugars', claimLimits.lowSugar),
    /baj[oa]s? en azúcar/i,
    /low[- ](in )?sugar/i,
    /(pauvre|faible)s? (teneur )?en sucre/i,
  ),
  claim(
    'sugarFree',
    {
      condition: sugarFree.condition,
      // A claim of its range is reported there, once.
      holds: ({ range, nutrition }) =>
        range.includes('azucares') || nutrition.per100.sugars <= claimLimits.sugarFree,
    },
    /sin azúcar(?!\p{L}* añadid)|0.?% (de )?azúcar/iu,
    /sugar[- ]free|0% sugar/i,
    /sans sucres?(?! ajouté)|0.?% (de )?sucre/i,
  ),
  claim(
    'noAddedSugars',
    {
      condition: message('condition.noSugar'),
      holds: (product) =>
        withoutIngredient(product, /azúcar|jarabe de (glucosa|fructosa)|miel|dextrosa/i),
    },
    /sin azúcar(es)? añadid/i,
    /no added sugar/i,
    /sans sucres? ajouté/i,
  ),
  claim(
    'highFibre',
    atLeast('fibre', 6),
    /ric[oa]s? en fibra|alto contenido (de|en) fibra/i,
    /(high|rich)[- ](in )?fibre/i,
    /riches? en fibres/i,
  ),
  claim('fibre', atLeast('fibre', 3), /fuente de fibra/i, /source of fibre/i, /source de fibres/i),
  claim(
    'highProtein',
    proteinShare(20),
    /ric[oa]s? en proteína|alto contenido (de|en) proteína/i,
    /(high|rich)[- ](in )?protein/i,
    /riches? en protéines/i,
  ),
  claim(
    'protein',
    proteinShare(12),
    /fuente de proteína/i,
    /source of protein/i,
    /source de protéines/i,
  ),
  claim(
    'natural',
    never(message('condition.natural')),
    /naturalmente (sin|libre)|de forma natural/i,
    /naturally (\w+[- ])?(free|without|low)/i,
    /naturellement (sans|pauvre)/i,
  ),
  claim(
    'health',
    never(message('condition.health')),
    /balsámic|saludable|(?<!\p{L})san[oa]s?(?!\p{L})|digesti(v[oa]|ón)/iu,
    /balsamic|health|wholesome|digesti(on|ble)|soothing|throat|tired voice|clear the air/i,
    /balsamique|santé|(?<!\p{L})saine?s?(?!\p{L})|digesti(f|on)|maux de gorge|voix fatiguée/iu,
  ),
  // Also inside a name: Article 1(3) requires an authorised claim beside it.
  claim(
    'antioxidant',
    {
      condition: message('condition.antioxidant', { milligrams: minVitaminE }),
      holds: ({ nutrition: { vitaminE = 0 } }) => vitaminE >= minVitaminE,
    },
    /antiox\p{L}*/iu,
    /antiox\p{L}*/iu,
    /antiox\p{L}*/iu,
  ),
  claim('laxative', never(message('condition.laxative')), /laxante/i, /laxative/i, /laxati/i),
  claim('glutenFree', declared('glutenFree'), /sin gluten/i, /gluten[- ]free/i, /sans gluten/i),
  claim(
    'glutenWords',
    never(message('condition.glutenWords')),
    /(libres? de|no llevan?|exent[oa]s? de) gluten/i,
    /\b(no|without|free (of|from)) gluten/i,
    /exempte?s? de gluten/i,
  ),
  claim(
    'lactoseFree',
    declared('lactoseFree'),
    /sin lactosa/i,
    /lactose[- ]free/i,
    /sans lactose/i,
  ),
  claim(
    'milkWords',
    never(message('condition.milkWords')),
    /sin (leche|lácteos)/i,
    /(milk|dairy)[- ]free|no (milk|dairy)/i,
    /(sans|ni) (lait|(ingrédients? |produits? )?laitier)/i,
  ),
  claim('eggFree', declared('eggFree'), /sin huevo/i, /egg[- ]free|no eggs?\b/i, /sans œuf/i),
  claim(
    'nutFree',
    declared('nutFree'),
    /sin (frutos secos|frutos de cáscara|cacahuete)/i,
    /nut[- ]free|no nuts/i,
    /sans (fruits à coque|fruits secs|cacahuète|arachide)/i,
  ),
];

export interface FlavourWord {
  words: Record<Language, RegExp>;
  /** In the Spanish list; undefined for a recipe, which is not an ingredient. */
  ingredient: RegExp | undefined;
}

const flavour = (...[es, en, fr, ingredient]: [RegExp, RegExp, RegExp, RegExp?]): FlavourWord => ({
  words: { es, en, fr },
  ingredient,
});

export const flavourWords: FlavourWord[] = [
  flavour(/jamón|york/i, /\bham\b/i, /jambon/i, /jamón|cerdo/i),
  flavour(/bacon/i, /bacon/i, /bacon/i, /bacon|cerdo/i),
  flavour(/queso/i, /chees/i, /fromage/i, /queso/i),
  flavour(/boletus/i, /porcini/i, /cèpe/i, /boletus/i),
  flavour(/espinaca/i, /spinach/i, /épinard/i, /espinaca/i),
  flavour(/tomillo/i, /thyme/i, /thym/i, /tomillo/i),
  flavour(/limón/i, /lemon/i, /citron/i, /limón/i),
  flavour(/cebolla/i, /onion/i, /oignon/i, /cebolla/i),
  flavour(/mostaza/i, /mustard/i, /moutarde/i, /mostaza/i),
  flavour(/vainilla/i, /vanilla/i, /vanille/i, /vainilla/i),
  flavour(/crema/i, /cream/i, /crème/i, /nata|crema/i),
  flavour(/tomate/i, /tomato(?! ketchup)/i, /tomate/i, /tomate/i),
  flavour(/ketchup/i, /ketchup/i, /ketchup/i),
  flavour(/barbacoa/i, /barbecue/i, /barbecue/i),
  flavour(/pizza/i, /pizza/i, /pizza/i),
  flavour(/vinagreta/i, /vinaigrette/i, /vinaigrette/i, /vinagre/i),
];

/** How each language marks a flavour as opposed to the ingredient. */
export const flavoured: Record<Language, RegExp> = {
  es: /sabor/i,
  en: /flavour/i,
  fr: /goût|saveur/i,
};
