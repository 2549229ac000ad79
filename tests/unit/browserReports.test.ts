import { expect, test } from 'vitest';
import { reportsIn } from '../../src/worker/browserReports/report.ts';

const host = 'www.risi.example';
const violation = (blockedURL: string) => ({
  type: 'csp-violation',
  body: { documentURL: `https://${host}/es`, blockedURL, effectiveDirective: 'img-src' },
});
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
