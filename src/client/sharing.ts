/** Shares the page or copies its address on a click on either button. */
export function startSharing(): void {
  const share = document.querySelector<HTMLButtonElement>('[data-share]');
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]');
  if (!share || !copy) return;
  share.onclick = () => openShareSheet(share);
  copy.onclick = () => copyAddress(copy);
}

/** Opens the share sheet. If that fails, shows the copy button instead. */
async function openShareSheet(button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.share({ title: document.title, url: address() });
  } catch (error) {
    // The visitor closed the sheet.
    if ((error as Error).name === 'AbortError') return;
    const copy = button.nextElementSibling as HTMLButtonElement;
    button.hidden = true;
    copy.hidden = !navigator.clipboard;
    copy.focus();
  }
}

/** Copies the page's URL. If that fails, focuses the mail link next to it instead. */
async function copyAddress(button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(address());
  } catch (error) {
    console.warn(error);
    (button.nextElementSibling as HTMLElement).focus();
    button.hidden = true;
    return;
  }
  const status = document.querySelector('.story-tools [role=status]');
  if (status) status.textContent = button.dataset['copy'] ?? '';
}

const address = (): string => location.href.split('#')[0] ?? '';

/** Makes the picture of a product's card at a click. If that fails, opens its page. */
export function startKioskCards(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-kiosk-card]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { giveCard } = await import('./kioskCard.ts');
      await giveCard(JSON.parse(link.dataset['kioskCard'] ?? ''));
    } catch (error) {
      console.warn(error);
      location.assign(link.href);
    }
  });
}

/**
 * Copies the code in front of the clicked button, or selects it if the clipboard is
 * blocked. Listens on the document because buttons may be added later.
 */
export function startCopyButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy-code]');
    const code = button?.previousElementSibling;
    if (!button || !code) return;
    const done = button.dataset['copyCode'] ?? '';
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
    } catch {
      getSelection()?.selectAllChildren(code);
      return;
    }
    button.textContent = done;
    const status = button.nextElementSibling;
    if (status) status.textContent = done;
  });
}
