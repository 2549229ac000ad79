import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser/browser.ts';
import { linesOf } from '../../support/logLines.ts';
import { startSite } from '../../support/site.ts';

test('Chromium reports violations of a page’s policy', async () => {
  const site = await startSite();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/es/historia?email=zxqv%40example.com`);
    await page.addScriptTag({ url: 'https://evil.example/a.js' }).catch(() => undefined);
    const line = {
      event: 'browser-report',
      type: 'csp-violation',
      what: 'script-src-elem',
      blocked: 'other',
      page: 'history',
    };
    await expect.poll(() => linesOf(site, 'browser-report')).toEqual([line]);
    expect(site.logs().join()).not.toContain('zxqv');
  } finally {
    await site.close();
  }
});
