import { expect, inject, test } from 'vitest';
import { formNames } from '../../../src/site/forms/forms.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import {
  fill,
  send,
  sendTwice,
  sentBack,
  toForm,
  visitor,
  wake,
} from '../../support/browser/formInBrowser.ts';
import { openTab } from '../../support/browser/tab.ts';
import { plainPdf } from '../../support/forms/answers.ts';
import { pageOf } from '../../support/forms/posting.ts';

const browser = await openBrowser();

test.each(formNames)(
  'the form %s is sent without JavaScript after its errors were shown, without axe violations in any state',
  async (name) => {
    const context = await browser.newContext(visitor({ viewport: { width: 1440, height: 900 } }));
    const page = await context.newPage();
    // axe is a script itself, so scripts run; the site's own never arrives.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(inject('site') + pageOf(name));
    await toForm(page, name);
    await sendTwice(page, name);
    await context.close();
  },
);

test.each(['/es/contacto/trabaja-con-nosotros', '/fr/contact/question-ou-commentaire'])(
  'the file field on %s fits a phone without JavaScript',
  async (path) => {
    for (const width of [320, 390]) {
      await using tab = await openTab(browser, path, { width, javaScriptEnabled: false });
      expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test('a question with a document is sent without JavaScript', async () => {
  const context = await browser.newContext(visitor({ javaScriptEnabled: false }));
  const page = await context.newPage();
  await page.goto(inject('site') + pageOf('question'));
  await fill(page, 'question', { email: 'x' });
  await page.locator('#question-documentation').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(plainPdf),
  });
  await send(page, 'question');
  await sentBack(page);
  expect(await page.locator('.errors li').allTextContents()).toEqual([
    'Vuelve a elegir el documento: la página no puede conservarlo',
    'Escribe un correo completo, como nombre@ejemplo.es',
  ]);
  await page.locator('#question-email').fill('carmen@example.com');
  await page.locator('#question-documentation').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(plainPdf),
  });
  await send(page, 'question');
  expect(await page.locator('.thanks').textContent()).toContain('Tu referencia');
  await context.close();
});

test('the button holds still when the form says that it can be sent', async () => {
  const context = await browser.newContext(visitor());
  const page = await context.newPage();
  await page.goto(inject('site') + pageOf('other'));
  await wake(page, 'other');
  await fill(page, 'other');
  const button = page.locator('#other [type=submit]');
  const status = page.locator('#other [role=status] .is-ok');
  await status.waitFor();
  const place = await button.boundingBox();
  const privacy = page.locator('#other [name=privacy]');
  await privacy.uncheck();
  await status.waitFor({ state: 'detached' });
  expect(await button.boundingBox()).toEqual(place);
  await context.close();
});
