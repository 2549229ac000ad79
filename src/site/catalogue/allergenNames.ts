import type { Language } from '../i18n/languages.ts';
import type { Words } from '../i18n/words.ts';
import type { NamedAllergen } from './products.ts';

type Names = Partial<Record<NamedAllergen, readonly string[]>>;

/**
 * What people call allergens besides the names of the regulation. They count only where an
 * allergen is left out: «frutos secos» alone are a family of products. Peanuts are among
 * these, because many people do not tell them from nuts.
 */
const everydayNames: Record<Language, Names> = {
  es: {
    leche: ['lácteos'],
    cacahuetes: ['frutos secos'],
    'frutos-de-cascara': ['frutos secos'],
    crustaceos: ['marisco', 'gambas'],
    moluscos: ['marisco'],
  },
  en: {
    crustaceos: ['shellfish', 'prawns'],
    moluscos: ['shellfish'],
  },
  fr: {
    leche: ['laitiers', 'laitages'],
    cacahuetes: ['fruits secs'],
    'frutos-de-cascara': ['fruits secs'],
    crustaceos: ['crevettes'],
  },
};

/** Everything that an allergen is called where it is left out. */
export const namesOf = (allergen: NamedAllergen, language: Language, t: Words): string[] => [
  t(`allergen.${allergen}`),
  t(`annex.${allergen}`),
  ...(everydayNames[language][allergen] ?? []),
];
