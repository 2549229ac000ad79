import { en } from 'virtual:content/suggestions/en';
import { es } from 'virtual:content/suggestions/es';
import { fr } from 'virtual:content/suggestions/fr';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { parseQuery } from '../../../src/site/search/parseQuery.ts';
import { suggestionsFor } from '../../../src/site/search/suggestions.ts';

const sources = { es, en, fr };
const suggested = (language: Language, typed: string) => {
  const { entries, synonyms } = sources[language];
  return suggestionsFor(entries, typed, parseQuery(typed, language, synonyms));
};

describe('what the search field suggests', () => {
  test.each<[Language, typed: string, path: string]>([
    ['es', 'gluten', '/es/productos?without=gluten#fits'],
    ['es', 'sin glut', '/es/productos?without=gluten#fits'],
    ['en', 'peanut', '/en/products?without=cacahuetes#fits'],
    ['fr', 'oeuf', '/fr/produits?without=huevo#fits'],
  ])('in %s, for “%s”, is first of all to leave it out', (language, typed, path) => {
    const [first, ...others] = suggested(language, typed);
    expect(first?.path).toBe(path);
    expect(first?.title).toMatch(/\d+ (productos|products|produits)$/);
    expect(others.filter(({ kind }) => kind === 'without')).toEqual([]);
  });

  test('names no allergen before it is told apart', () => {
    expect(suggested('es', 'le').map(({ kind }) => kind)).not.toContain('without');
  });

  test('says of every product what it contains', () => {
    for (const { entries } of Object.values(sources))
      for (const { kind, contains } of entries) expect(Boolean(contains)).toBe(kind === 'product');
    expect(suggested('es', 'b-san integral')[0]?.contains).toMatch(/^Contiene: .*gluten|trigo/);
  });
});
