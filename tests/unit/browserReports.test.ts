import { expect, test } from 'vitest';
import { reportsIn } from '../../src/worker/browserReports/report.ts';

const host = 'www.risi.example';
const violation = (blockedURL: string, path = '/es', effectiveDirective = 'img-src') => ({
  type: 'csp-violation',
  body: { documentURL: `https://${host}${path}`, blockedURL, effectiveDirective },
});
const inline = violation('inline');
const blockedOf = (url: string) => reportsIn([violation(url)], host).map(({ blocked }) => blocked);

test.each([
  ['https://www.googletagmanager.com/gtm.js?id=1', '*.googletagmanager.com'],
  ['https://zxqv.region1.google-analytics.com/collect', '*.google-analytics.com'],
  ['https://connect.facebook.net/zxqv', 'connect.facebook.net'],
  [`https://${host}:8443/zxqv.js`, 'self'],
  ['wss://www.risi.example/zxqv', 'self'],
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data:text/plain,zxqv', 'data'],
  ['blob:https://zxqv.example/1', 'blob'],
  ['data', 'data'],
])('a report that %s was blocked names a host or keyword of the policy: %s', (url, named) => {
  expect(blockedOf(url)).toEqual([named]);
});

test.each([
  [`https://${'zxqv.'.repeat(700)}example/`],
  ['https://zxqv.example/'],
  ['https://googletagmanager.com.zxqv.example/'],
  ['https://zxqvgoogletagmanager.com/'],
  [`https://zxqv.${host}/`],
  ['zxqv'],
  ['zxqv:zxqv'],
  ['constructor'],
  [`${'zxqv'.repeat(900)}:x`],
  ['ZXQV \u202e'],
])('a report that %.40s was blocked says only that something else was', (url) => {
  expect(blockedOf(url)).toEqual(['other']);
});

test('a report names the page without its query, and unknown pages as such', () => {
  const pages = ['/en/snacks?zxqv', '/es/noticia/zxqv', '/zxqv.html'];
  const reports = pages.map((path) => violation('inline', path));
  const named = reportsIn(reports, host).map(({ page }) => page);
  expect(named).toEqual(['family', 'news-item', 'unknown']);
});

test('the older format of one violation is understood', () => {
  const report = {
    'document-uri': `https://${host}/fr/contact?zxqv`,
    'blocked-uri': 'wss://evil.example:99/zxqv',
    'effective-directive': 'connect-src',
    'violated-directive': 'connect-src',
    'script-sample': 'zxqv',
  };
  expect(reportsIn({ 'csp-report': report }, host)).toEqual([
    { type: 'csp-violation', what: 'connect-src', blocked: 'other', page: 'contact' },
  ]);
});

test.each<[string, unknown]>([
  ['the ethical channel', violation('inline', '/es/canal-etico?sent=7KCM-94XD-3HTB')],
  ['the ethical channel in other letters', violation('inline', '/EN/Ethical-Channel/')],
  ['the ethical channel without a language', violation('inline', '/canal-etico')],
  ['another site', { ...inline, body: { ...inline.body, documentURL: 'https://a.b/es' } }],
  ['an extension of the browser', violation('chrome-extension://zxqv/a.js')],
  ['an extension without an address', violation('moz-extension')],
  ['a directive that does not exist', violation('inline', '/es', 'zxqv zxqv')],
  [
    'a failure of the network, which could name a private page',
    { type: 'network-error', url: `https://${host}/es`, body: { type: 'failed' } },
  ],
  ['something else', { type: 'deprecation', body: { id: 'zxqv' } }],
  ['nothing', null],
  ['a number', 7],
  ['a list', []],
])('a report about %s is left out', (_, report) => {
  expect(reportsIn([report], host)).toEqual([]);
});

test('only the first ten reports of a post are read', () => {
  expect(reportsIn(Array(40).fill(violation('inline')), host)).toHaveLength(10);
});
