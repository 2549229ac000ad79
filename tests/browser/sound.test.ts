import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser/browser.ts';
import { openTab } from '../support/browser/tab.ts';
import { newVisitor } from '../support/browser/visitor.ts';
import { rareTest } from '../support/oneOf.ts';

const browser = await openBrowser();

const soundButton = (page: Page) =>
  page.getByRole('button', { name: 'Sound of the falling snacks' });
/** Sounds started so far. */
const sounds = (page: Page) => page.evaluate(() => (window as { sounds?: number }).sounds ?? 0);

/** Which parts of the face move. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target?.parentElement)
      .flatMap((part) => (part?.closest('.grin') ? part.className : [])),
  );

/** Counts what the page plays. Runs in the page before its scripts. */
function countSounds(): void {
  const counting = window as { sounds?: number };
  for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = prototype;
    prototype.start = function (...times: number[]) {
      counting.sounds = (counting.sounds ?? 0) + 1;
      return start.apply(this, times as [number]);
    };
  }
}

/** Loads the home page again with what it stores, and shows the button. */
async function visit(page: Page): Promise<void> {
  await page.addInitScript(countSounds);
  await page.reload();
  await page.locator('[data-banners]').dispatchEvent('pointerdown');
  await soundButton(page).waitFor();
}

test('the hero sounds once its button is pressed, and stops with the film', async () => {
  const { page, wait } = await newVisitor(browser, inject('site'), {
    privacySignal: true,
  });
  await page.goto('/en');
  await visit(page);
  expect(await soundButton(page).getAttribute('aria-pressed')).toBe('false');
  const box = await soundButton(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([56, 56]);
  await soundButton(page).focus();
  await page.keyboard.press('Enter');
  // The answer to the press, and two snacks.
  for (let bite = 0; bite < 3; bite++) {
    const before = await sounds(page);
    await expect.poll(() => sounds(page)).toBeGreaterThan(before);
  }
  await expect.poll(() => moving(page)).toContain('grin__teeth');
  await page.getByRole('button', { name: 'Pause the highlights' }).click();
  const atPause = await sounds(page);
  await page.locator('.grin__mouth').click({ force: true });
  await wait(5_000);
  expect(await sounds(page)).toBe(atPause);
});

rareTest('the sound is remembered, and starts with the first interaction', async () => {
  const { page, wait } = await newVisitor(browser, inject('site'), {
    privacySignal: true,
  });
  await page.goto('/en');
  await visit(page);
  await soundButton(page).click();
  // The calls of this test would count as interactions.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined }),
  );
  await visit(page);
  expect(await soundButton(page).getAttribute('aria-pressed')).toBe('true');
  await wait(5_000);
  expect(await sounds(page)).toBe(0);
  await page.keyboard.press('Shift');
  await expect.poll(() => sounds(page)).toBeGreaterThan(0);
  await soundButton(page).click();
  await visit(page);
  expect(await soundButton(page).getAttribute('aria-pressed')).toBe('false');
});

rareTest(
  'with reduced motion and blocked storage, the mouth sounds at a touch and keeps still',
  async () => {
    await using tab = await openTab(browser, '/en');
    const { page } = tab;
    await page.addInitScript(() => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new DOMException('Blocked', 'SecurityError');
      };
    });
    await visit(page);
    await soundButton(page).click();
    await expect.poll(() => sounds(page)).toBeGreaterThan(0);
    const eye = page.locator('.grin__eyes i').first();
    const height = async () => (await eye.boundingBox())?.height ?? 0;
    const squeezed = await height();
    const before = await sounds(page);
    const mouth = await page.locator('.grin__mouth').boundingBox();
    await page.mouse.click((mouth?.x ?? 0) + 300, (mouth?.y ?? 0) + 200);
    await expect.poll(() => sounds(page)).toBeGreaterThan(before);
    expect(await moving(page)).toEqual([]);
    await soundButton(page).click();
    expect(await height()).toBeGreaterThan(1.5 * squeezed);
  },
);

rareTest('without a script there is no sound button', async () => {
  await using tab = await openTab(browser, '/en', { javaScriptEnabled: false });
  expect(await tab.page.locator('[data-sound]').isVisible()).toBe(false);
});
