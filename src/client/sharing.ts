import { pageAddress } from './copying.ts';

/** Shares the page on a click. */
export function startSharing(): void {
  const share = document.querySelector<HTMLButtonElement>('[data-share]');
  if (share) share.onclick = () => openShareSheet(share);
}

/** Opens the share sheet. If that fails, shows the copy button instead. */
async function openShareSheet(button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.share({ title: document.title, url: pageAddress() });
  } catch (error) {
    // The visitor closed the sheet.
    if ((error as Error).name === 'AbortError') return;
    const copy = button.nextElementSibling as HTMLButtonElement;
    button.hidden = true;
    copy.hidden = !navigator.clipboard;
    copy.focus();
  }
}

/**
 * Makes the picture of a product's card at a click, and shows it if it was saved: not every
 * browser does. If that fails, opens its page.
 */
export function startKioskCards(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-kiosk-card]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const saved = link.nextElementSibling?.firstElementChild as HTMLElement;
    // Said again at the next one.
    saved.hidden = true;
    try {
      const { giveCard } = await import('./kioskCard.ts');
      const picture = await giveCard(JSON.parse(link.dataset['kioskCard'] ?? ''));
      if (!picture) return;
      saved.querySelector('canvas')?.remove();
      saved.appendChild(picture);
      saved.hidden = false;
      saved.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      console.warn(error);
      location.assign(link.href);
    }
  });
}
