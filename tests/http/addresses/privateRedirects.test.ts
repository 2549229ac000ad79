import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { get, whereTo } from '../../support/http.ts';

test.each(['ethical-channel', 'ethical-mailbox'] as const)(
  'no browser keeps that somebody asked for %s by another spelling of its address',
  async (page) => {
    for (const language of languages) {
      const own = addressOf(page, language);
      for (const other of [`${own}/`, own.toUpperCase(), own.replace(/^\/../, '')]) {
        const response = await get(other, { 'Accept-Language': language });
        expect(whereTo(response), other).toMatch(new RegExp(`^30[12] ${own}$`));
        expect(response.headers.get('Cache-Control'), other).toContain('no-store');
      }
    }
  },
);
