import { afterAll, expect, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { plainPdf } from '../support/forms/answers.ts';
import { newOfficer, readAll } from '../support/forms/sealedSite.ts';
import { startSite } from '../support/site.ts';

const browser = await openBrowser();
const officer = await newOfficer();
const site = await startSite({ REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '' });
afterAll(() => site.close());

test('with JavaScript, a report is sealed before it leaves the browser, even if a response is lost', async () => {
  const context = await browser.newContext({
    baseURL: site.url,
  });
  const page = await context.newPage();
  const bodies: string[] = [];
  await page.route('**/api/contacto**', async (route) => {
    bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
    if (bodies.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const awake = page.waitForResponse('**/api/words/en/ethical');
  await page.goto('/en/ethical-channel?step=form');
  await page.locator('[name=mensaje]').hover();
  await awake;
  await expect
    .poll(() =>
      page
        .locator('#ethical form')
        .evaluate((form) => Object.keys(form).some((name) => name.startsWith('__react'))),
    )
    .toBe(true);
  await page.locator('[name=relacion]').selectOption('empleado');
  await page.locator('[name=mensaje]').fill('Zxqv saw it');
  await page.locator('[name=nombre]').fill('Zxqv');
  await page.locator('[name=email]').fill('zxqv@example.com');
  const buffer = Buffer.from(plainPdf.replace('1.4\n', '1.4\n% zxqv\n'));
  await page
    .locator('[name=documentation]')
    .setInputFiles({ name: 'zxqv.pdf', mimeType: 'application/pdf', buffer });
  await page.locator('[name=privacy]').check();
  const send = page.locator('#ethical button[type=submit]');
  await send.click();
  await expect.poll(() => page.locator('#ethical-errors').count()).toBe(1);
  await send.click();
  await page.waitForURL(/sent=/);
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    expect(body).toContain('risi1.');
    expect(body).not.toMatch(/zxqv|empleado|%PDF/i);
  }
  const [report, ...others] = await readAll(site, officer);
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    language: 'en',
    answers: {
      relacion: 'empleado',
      mensaje: 'Zxqv saw it',
      nombre: 'Zxqv',
      email: 'zxqv@example.com',
    },
    attachment: { name: 'zxqv.pdf' },
  });
  expect(Buffer.from(report?.document ?? []).equals(buffer)).toBe(true);
  await context.close();
});
