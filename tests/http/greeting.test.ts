import { expect, test } from 'vitest';
import { htmlOf } from '../support/http.ts';

test.each([
  ['/es', 'Coge, que hay para todos.'],
  ['/en/history', 'Help yourself.'],
  ['/fr', 'Le nez dans le sachet'],
])('the source of %s greets', async (path, words) => {
  const html = await htmlOf(path);
  expect(html.split('<html')[0]).toContain(words);
});

test.each(['/es/canal-etico', '/es/politica-de-cookies'])(
  'the source of %s says nothing',
  async (path) => {
    const html = await htmlOf(path);
    expect(html).toMatch(/^<!DOCTYPE html><html/);
  },
);
