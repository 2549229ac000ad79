/** Opens the share sheet. If that fails, shows the copy button instead. */
export async function share(button: HTMLButtonElement): Promise<void> {
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
export async function copyAddress(button: HTMLButtonElement): Promise<void> {
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
