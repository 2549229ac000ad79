import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { foreignWords } from '../../../build/content/words/foreignWords.ts';
import { addressOfPlace } from '../../../src/site/addresses/addresses.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { htmlOf } from '../../support/http.ts';
import { inTurn, isSweep } from '../../support/inTurn.ts';
import { knownPlaces, pageTypes } from '../../support/places.ts';

test('every kind of page has text in another language only in elements with its lang attribute', async () => {
  const faults: string[] = [];
  // The check of content/ reads the words of every product.
  for (const [place, language] of inTurn(isSweep ? knownPlaces : pageTypes)) {
    const path = addressOfPlace(place, language);
    const html = await htmlOf(path);
    for (const passage of passagesOf(html, language)) {
      const words = foreignWords(passage, language);
      if (words.length) faults.push(`${path}: ${words.join(', ')} in «${passage}»`);
    }
  }
  expect(faults).toEqual([]);
});

/**
 * What a page says in its main content, piece by piece, without elements in another
 * language.
 */
function passagesOf(html: string, language: Language): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0];
  expect(main, 'a page has a main element').toBeDefined();
  const own = sanitizeHtml(main ?? '', {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    nonTextTags: ['script', 'style', 'svg', 'textarea', 'option'],
    // What nobody hears is no word: the map writes the codes of provinces.
    exclusiveFilter: ({ attribs }) =>
      attribs['aria-hidden'] === 'true' ||
      (attribs['lang'] !== undefined && attribs['lang'] !== language),
  });
  return own
    .split(/<(?!\/?(?:a|u|strong|em|b|i|span|abbr)\b)[^>]*>/)
    .map((piece) =>
      piece
        .replace(/<[^>]*>/g, '')
        .replace(/\S+@\S+|#\S+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}
