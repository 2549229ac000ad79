import { describe, expect, test } from 'vitest';
import type { FormName } from '../../src/site/forms/forms.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { words } from '../../src/site/i18n/words.ts';
import { openBrowser } from '../support/browser/browser.ts';
import { fill, send, visitor, wake } from '../support/browser/formInBrowser.ts';
import { validAnswers } from '../support/forms/answers.ts';
import { keysInBucket, pageOf } from '../support/forms/posting.ts';
import { submittingSite } from '../support/forms/submittingSite.ts';

const browser = await openBrowser();
const { origin, site } = await submittingSite();

describe.each([
  ['with a script', true],
  ['without a script', false],
])('%s a form that the back end refuses', (_, javaScriptEnabled) => {
  test.each<[FormName, Language, string]>([
    ['question', 'es', '{"status":false}'],
    ['press', 'en', '{"status":0}'],
    ['distributor', 'fr', '{"status":null}'],
    ['work', 'es', '{"status":""}'],
    ['contest', 'en', '{"status":false,"data":[]}'],
  ])(
    '(%s, %s) by %s says so and keeps the answers, and can be sent again',
    async (name, language, body) => {
      const t = words[language];
      const before = await keysInBucket(site);
      const context = await browser.newContext(visitor({ javaScriptEnabled }));
      const page = await context.newPage();
      await page.goto(site.url + pageOf(name, language));
      if (javaScriptEnabled) await wake(page, name);
      await fill(page, name);
      origin.behave({ body, taken: false });
      await send(page, name);
      await page.getByRole('region', { name: t('form.failed') }).waitFor();
      expect(await page.locator('.thanks').count()).toBe(0);
      const { email, nombre, telefono } = validAnswers(name);
      for (const [field, answer] of Object.entries({ email, nombre, telefono }))
        expect(await page.locator(`#${name}-${field}`).inputValue()).toBe(answer);
      expect(await keysInBucket(site)).toEqual(before);

      origin.behave('well');
      // A page cannot give a file back.
      if (name === 'work' && !javaScriptEnabled) await fill(page, name);
      await send(page, name);
      await expect.poll(() => origin.taken.length).toBe(1);
      await context.close();
    },
  );
});
