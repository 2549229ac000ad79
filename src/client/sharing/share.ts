/** Opens the browser's share sheet, or copies the address where it fails. */
export async function share(button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.share({ title: document.title, url: address() });
  } catch (error) {
    // A visitor who closes the sheet has not failed.
    if ((error as Error).name === 'AbortError') return;
    const copy = button.nextElementSibling as HTMLButtonElement;
    button.hidden = true;
    copy.hidden = !navigator.clipboard;
    copy.focus();
  }
}

/** Copies the page's address; the link for mail, which comes next, needs no permission. */
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
