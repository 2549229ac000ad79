import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/site/i18n/languages.ts';
import { consentDays, consentVersion } from '../../src/site/privacy/consent.ts';
import * as storageNames from '../../src/site/privacy/storageNames.ts';
import { tagStorage } from '../../src/site/privacy/tags.ts';

const { consentKey, invitationCookie, invitationSeconds, languageCookie, languageSeconds } =
  storageNames;
const own: string[] = Object.values(storageNames).filter((name) => typeof name === 'string');
const ofTags = new Set(
  Object.values(tagStorage).flatMap(({ cookies, keys }) => [...cookies, ...keys]),
);

describe.each(languages)('the cookie policy in %s', (language) => {
  const policy = readFileSync(`content/texts/cookies/${language}.md`, 'utf8');
  const rows = policy.split('\n').filter((line) => line.startsWith('| `'));
  const lifeOf = (name: string) =>
    rows
      .find((row) => row.includes(`\`${name}\``))
      ?.split('|')
      .at(-2)
      ?.trim() ?? '';

  test('lists what the site stores and what it clears of its tags, and nothing else', () => {
    const names = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(names.sort()).toEqual([...own, ...ofTags].sort());
  });

  test('says how long each is kept', () => {
    const year = { es: '1 año', en: '1 year', fr: '1 an' }[language];
    expect([languageSeconds / 86_400, consentDays]).toEqual([365, 365]);
    expect([lifeOf(languageCookie), lifeOf(consentKey)]).toEqual([year, year]);
    expect(lifeOf(invitationCookie)).toMatch(new RegExp(`^${invitationSeconds / 86_400} `));
  });

  test('has the version that visitors consent to', () => {
    expect(policy).toContain(`updated: ${consentVersion}\n`);
  });
});

test('browser code stores nothing under any other name', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(client|site|pages)\/.*\.tsx?$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/['"`](risi[._][a-z][\w.]*)/g)].map(
      ([, name]) => name,
    ),
  );
  expect([...new Set(names)].filter((name) => !own.includes(name ?? ''))).toEqual([]);
});
