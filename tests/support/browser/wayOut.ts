import type { Page } from 'playwright-core';

/** The neutral site to which the ethical channel is left. */
export const neutral = 'https://www.aemet.es/**';
/** What it answers. */
export const elsewhere = { contentType: 'text/html', body: '<title>El tiempo</title>' };

/** Presses Escape three times, none of which waits for the one before. */
export async function pressEscapeThrice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
  await Promise.all(
    (['keyDown', 'keyUp', 'keyDown', 'keyUp', 'keyDown', 'keyUp'] as const).map((type) =>
      devtools.send('Input.dispatchKeyEvent', { type, ...key }),
    ),
  );
}
