import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasFocus } from '../support/browser/formInBrowser.ts';
import { newTab, openTab, touchPhone } from '../support/browser/tab.ts';
import { rareTest } from '../support/inTurn.ts';

describe('the news list with JavaScript', () => {
  test('searches while typing, and keeps the query in the address', async () => {
    const { page } = await openTab('/es/noticias');
    const count = page.getByRole('status').first();
    const search = page.getByRole('searchbox');
    await search.pressSequentially('energia');
    await page.waitForURL('**/es/noticias?q=energia');
    expect(await count.textContent()).toMatch(/^[1-3] noticias?$/);
    expect(await hasFocus(search)).toBe(true);
    await search.fill('');
    await expect.poll(() => count.textContent()).toBe('9 de 17 noticias');
    expect(new URL(page.url()).search).toBe('');
  });

  test('adds more in place, moves the focus there, and is the same list after going back', async () => {
    const { page } = await openTab('/fr/actualites');
    const items = page.locator('.news-wall > li');
    const more = page.getByRole('link', { name: 'Plus d’actualités' });
    await more.click();
    await expect.poll(() => items.count()).toBe(17);
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe('step-1');
    expect(await more.count()).toBe(0);
    await items.last().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await items.last().getByRole('link').click();
    await page.waitForURL(/actualit%C3%A9/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
    expect(await items.count()).toBe(17);
  });

  test('is where closing a story returns to, even from a related story', async () => {
    const { page } = await openTab('/es/noticias?category=rsc');
    await page.locator('.news-wall a').nth(1).click();
    await page.waitForURL(/noticia\//);
    const related = page
      .locator('section', { hasText: 'Noticias relacionadas' })
      .getByRole('link')
      .first();
    const address = await related.getAttribute('href');
    await related.click();
    await page.waitForURL(`**${address}`);
    const close = page.getByRole('link', { name: 'Cerrar y volver a las noticias' });
    await expect.poll(() => close.getAttribute('href')).toBe('/es/noticias?category=rsc');
    await close.click();
    await page.waitForURL('**/es/noticias?category=rsc');
  });
});

rareTest('rows of news are full and in order, however many there are, at every width', async () => {
  const { page } = await openTab('/es/noticias?page=2', { width: 1440 });
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await page.evaluate(faultyCounts)]).toEqual([width, []]);
  }
});

/** Removes one item after the other. Runs in the page. */
function faultyCounts(): number[] {
  const wall = document.querySelector('.news-wall') as HTMLElement;
  const items = [...wall.children];
  const faulty: number[] = [];
  for (let count = items.length; count > 0; count--) {
    wall.replaceChildren(...items.slice(0, count));
    const { right } = wall.getBoundingClientRect();
    const boxes = items.slice(0, count).map((item) => item.getBoundingClientRect());
    const isInOrder = boxes.every((box, i) => {
      const next = boxes[i + 1];
      const endsRow = !next || next.top >= box.bottom;
      return endsRow ? Math.abs(box.right - right) < 2 : next.left >= box.right;
    });
    if (!isInOrder) faulty.push(count);
  }
  wall.replaceChildren(...items);
  return faulty;
}

test('the address of a story is copied by the first click, which waits for nothing', async () => {
  const { page } = await newTab({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.route('**/assets/interactive-*', () => undefined);
  await page.goto('/en/single-news-item/trikers-cae-como-quiere');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.getByText('Link copied').count()).toBe(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

rareTest('if copying is refused the focus moves to the mail link', async () => {
  const { page } = await openTab('/fr/actualit%C3%A9/trikers-cae-como-quiere');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  const copy = page.getByRole('button', { name: 'Copier le lien' });
  await copy.press('Enter');
  const mail = page.getByRole('link', { name: 'Envoyer par e-mail' });
  await expect.poll(() => hasFocus(mail)).toBe(true);
  expect(await copy.count()).toBe(0);
});

describe('on a phone that can share, a story', () => {
  /**
   * This Chromium has no sheet for sharing: what a page hands to it is recorded, and it
   * answers as told.
   */
  const openStory = (answer: string) =>
    openTab('/es/noticia/trikers-cae-como-quiere#main', {
      ...touchPhone,
      init: [`navigator.share = (data) => { window.shared = data; return ${answer}; }`],
    });
  const share = (page: Page) => page.getByRole('button', { name: 'Compartir', exact: true });
  const copy = (page: Page) => page.getByRole('button', { name: 'Copiar enlace' });

  test('opens the phone’s share sheet, without the anchor', async () => {
    const { page } = await openStory('Promise.resolve()');
    await share(page).tap();
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
      .toEqual({ title: await page.title(), url: page.url().replace('#main', '') });
    expect(await copy(page).count()).toBe(0);
  });

  rareTest('can be shared again after the share sheet was closed', async () => {
    const { page } = await openStory("Promise.reject(new DOMException('closed', 'AbortError'))");
    await share(page).tap();
    await share(page).tap();
    expect([await share(page).isVisible(), await copy(page).count()]).toEqual([true, 0]);
  });

  rareTest('is copied instead if the phone refuses', async () => {
    const { page } = await openStory("Promise.reject(new DOMException('no', 'NotAllowedError'))");
    await share(page).tap();
    await expect.poll(() => hasFocus(copy(page))).toBe(true);
    expect(await share(page).count()).toBe(0);
  });
});
