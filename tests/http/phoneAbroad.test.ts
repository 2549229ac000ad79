import { expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { textOf } from '../support/html.ts';
import { get } from '../support/http.ts';

test.each(languages)(
  'who reads a phone number abroad in %s learns how to be called',
  async (language) => {
    for (const page of ['contact', 'contact-question', 'distributors', 'pressroom'] as const) {
      const text = textOf(await (await get(addressOf(page, language))).text());
      expect([page, text.includes(words[language]('contact.abroad'))]).toEqual([page, true]);
    }
  },
);
