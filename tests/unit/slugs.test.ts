import { expect, test } from 'vitest';
import { addressSlug, isSlug, slugOfTitle } from '../../src/site/addresses/slug.ts';

test.each(['menos-aire', 'snack_2.0', 'año-nuevo', '新'.repeat(200)])(
  '%s can be part of an address',
  (slug) => {
    expect(isSlug(slug)).toBe(true);
  },
);

// A percent sign would be encoded again on its way to the back end.
test.each(['', '..', 'a b', 'a/b', 'a\\b', '100%', 'a%2fb', '%2e%2e', 'x\u200b', 'a'.repeat(201)])(
  '"%s" cannot',
  (slug) => {
    expect(isSlug(slug)).toBe(false);
  },
);

test.each(['¿Menos aire?', '!', `a${'𠮷'.repeat(120)}`, '감자칩'])(
  'the title %s makes a slug of an address',
  (title) => {
    const slug = slugOfTitle(title);
    expect(isSlug(slug)).toBe(true);
    expect(addressSlug(decodeURIComponent(encodeURIComponent(slug)))).toBe(slug);
  },
);
