import { expect, test } from 'vitest';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { words } from '../../src/site/i18n/words.ts';
import { faultsIn } from '../support/browser/faults.ts';
import { wakeFinder } from '../support/browser/finder.ts';
import { openTab } from '../support/browser/tab.ts';
import { oneOf } from '../support/oneOf.ts';

test.each(
  oneOf([
    { language: 'es' as const, scripted: true, width: 390 },
    { language: 'fr' as const, scripted: false, width: 1440 },
  ]),
)(
  'by keyboard alone in $language, allergens are excluded (JavaScript: $scripted)',
  async ({ language, scripted, width }) => {
    const t = words[language];
    const path = addressOf('products', language);
    const { page } = await openTab(path, {
      width,
      javaScriptEnabled: scripted,
    });
    if (scripted) await wakeFinder(page);
    await page.getByText(t('finder.without'), { exact: true }).first().press('Enter');
    await page.getByRole('checkbox', { name: t('annex.leche'), exact: true }).focus();
    await page.keyboard.press('Space');
    if (!scripted) {
      await page.getByRole('checkbox', { name: t('annex.soja'), exact: true }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: t('finder.go') }).press('Enter');
    } else {
      await page.waitForURL(`**${path}?without=leche`);
      await page.locator('#fits').waitFor();
      await page.getByRole('checkbox', { name: t('annex.soja'), exact: true }).focus();
      await page.keyboard.press('Space');
    }
    await page.waitForURL(/without=soja&without=leche/);
    await page
      .getByRole('heading', { name: t('finder.fits', { list: 'soja, lait' }) })
      .or(page.getByRole('heading', { name: t('finder.fits', { list: 'soja, leche' }) }))
      .waitFor();
    const count = (id: string) => page.locator(`#${id} .shelf > li:visible`).count();
    const status = page.locator('.finder [role=status]');
    expect(await status.textContent()).toContain(
      t('finder.withoutCounts', {
        fits: await count('fits'),
        may: await count('may-contain'),
        undeclared: await count('not-declared'),
      }),
    );
    if (!scripted) return;
    expect(await faultsIn(page, 'main')).toEqual([]);
    // The other filters work on the new list, and the count follows.
    await page.getByRole('searchbox').first().fill('triskys');
    await expect.poll(() => page.locator('#not-declared').isVisible()).toBe(false);
    expect(await status.textContent()).toContain(
      t('finder.withoutCounts', {
        fits: await count('fits'),
        may: await count('may-contain'),
        undeclared: 0,
      }),
    );
    await page.goBack();
    await page.waitForURL(`**${path}?without=leche`);
    await page.getByRole('heading', { name: /leche$/ }).waitFor();
    expect(
      await page.getByRole('checkbox', { name: t('annex.soja'), exact: true }).isChecked(),
    ).toBe(false);
    await page.goBack();
    await expect.poll(() => page.locator('#fits').count()).toBe(0);
    expect(await page.locator('.shelf > li .heart').count()).toBe(
      await page.locator('.shelf > li').count(),
    );
  },
);
