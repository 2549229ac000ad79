import { expect, test } from 'vitest';
import { openTab } from '../../support/browser/tab.ts';
import { linesOf } from '../../support/logLines.ts';
import { ownSite } from '../../support/ownSite.ts';

test('Chromium reports violations of a page’s policy', async () => {
  await using site = await ownSite();
  const { page } = await openTab('/es/historia?email=zxqv%40example.com', {
    site: site.url,
    expected: /evil\.example/,
    elsewhere: { contentType: 'text/javascript', body: '' },
  });
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
});
