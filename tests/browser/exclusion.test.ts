import { expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { words } from '../../src/site/i18n/words.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { openFinder } from '../support/browser/finder.ts';
import { oneOf } from '../support/oneOf.ts';

test.each(
  oneOf([
    ['es', true, 390],
    ['fr', false, 1440],
  ] as const),
)(
  'by keyboard alone in %s, allergens are excluded (JavaScript: %s, %i px)',
  async (language, javaScriptEnabled, width) => {
    const t = words[language];
    const path = addressOf('products', language);
    const { page } = await openFinder(path, { width, javaScriptEnabled });
    const box = (name: 'leche' | 'soja') =>
      page.getByRole('checkbox', { name: t(`annex.${name}`), exact: true });
    await page.getByText(t('finder.without'), { exact: true }).first().press('Enter');
    await box('leche').press('Space');
    if (javaScriptEnabled) {
      await page.waitForURL(`**${path}?without=leche`);
      await page.locator('#fits').waitFor();
    }
    await box('soja').press('Space');
    if (!javaScriptEnabled) await page.getByRole('button', { name: t('finder.go') }).press('Enter');
    await page.waitForURL(/without=soja&without=leche/);
    const list = language === 'fr' ? 'soja, lait' : 'soja, leche';
    await page.getByRole('heading', { name: t('finder.fits', { list }) }).waitFor();
    const count = (id: string) => page.locator(`#${id} .shelf > li:visible`).count();
    const status = page.locator('.finder [role=status]');
    const saysWhatIsShown = async () =>
      expect(await status.textContent()).toContain(
        t('finder.withoutCounts', {
          fits: await count('fits'),
          may: await count('may-contain'),
          undeclared: await count('not-declared'),
        }),
      );
    await saysWhatIsShown();
    if (!javaScriptEnabled) return;
    expect(await faultsIn(page, 'main')).toEqual([]);
    // The other filters work on the new list, and the count follows.
    await page.getByRole('searchbox').first().fill('triskys');
    await expect.poll(() => page.locator('#not-declared').isVisible()).toBe(false);
    await saysWhatIsShown();
    await page.goBack();
    await page.waitForURL(`**${path}?without=leche`);
    await page.getByRole('heading', { name: /leche$/ }).waitFor();
    expect(await box('soja').isChecked()).toBe(false);
    await page.goBack();
    await expect.poll(() => page.locator('#fits').count()).toBe(0);
    const items = page.locator('.shelf > li');
    expect(await items.locator('.heart').count()).toBe(await items.count());
  },
);
