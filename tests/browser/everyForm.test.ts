import { describe, expect, inject, test } from 'vitest';
import { formNames, formOf } from '../../src/site/forms/forms.ts';
import { openBrowser } from '../support/browser/browser.ts';
import {
  fill,
  openForm,
  send,
  sendTwice,
  sentBack,
  toForm,
  visitor,
  wake,
} from '../support/browser/formInBrowser.ts';
import { wrongAnswers } from '../support/forms/answers.ts';
import { pageOf } from '../support/forms/posting.ts';
import { oneOf } from '../support/oneOf.ts';

const browser = await openBrowser();

/** A date input takes no day that does not exist. */
const tooYoung = '2024-02-29';

describe.each(oneOf(formNames, formNames.indexOf('contest')))('the form %s', (name) => {
  test('is sent with JavaScript after its errors were shown, without axe violations in any state', async () => {
    await using tab = await openForm(browser, name, {
      viewport: { width: 390, height: 844 },
    });
    await sendTwice(tab.page, name);
  });

  test('marks each wrong answer, and no valid one, with and without JavaScript', async () => {
    // Browsers allow neither too much text nor choices that are not offered.
    const wrong = formOf(name).fields.filter(({ kind }) =>
      ['email', 'tel', 'date', 'postcode'].includes(kind),
    );
    const answers = Object.fromEntries(
      wrong.map((field) => [
        field.name,
        field.kind === 'date' ? tooYoung : (wrongAnswers[field.kind] ?? ''),
      ]),
    );
    for (const scripted of [true, false]) {
      const context = await browser.newContext(visitor({ javaScriptEnabled: scripted }));
      const page = await context.newPage();
      await page.goto(inject('site') + pageOf(name));
      await toForm(page, name);
      if (scripted) await wake(page, name);
      await fill(page, name, answers);
      await send(page, name);
      await sentBack(page);
      const named = await page
        .locator('.errors a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      // A file has to be attached again where the page was sent back.
      expect(named.filter((field) => scripted || field !== '#work-cv')).toEqual(
        wrong.map((field) => `#${name}-${field.name}`),
      );
      await context.close();
    }
  });
});
