/**
 * Copies the page's address, or the code in front of the button, at a click. Nothing is
 * loaded first: WebKit lets only the click itself write to the clipboard. Listens on the
 * document because buttons may be added later.
 */
export function startCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy], [data-copy-code]');
    if (button) void (button.matches('[data-copy]') ? copyAddress : copyCode)(button);
  });
}

/** Copies the page's address. If that fails, focuses the mail link next to it instead. */
async function copyAddress(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(pageAddress());
  } catch (error) {
    console.warn(error);
    (button.nextElementSibling as HTMLElement).focus();
    button.hidden = true;
    return;
  }
  const status = document.querySelector('.story-tools [role=status]');
  if (status) status.textContent = button.dataset['copy'] ?? '';
}

/** Copies the code, or selects it if the clipboard is blocked. */
async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.previousElementSibling;
  if (!code) return;
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
}

/** The page's address without its anchor. */
export const pageAddress = (): string => location.href.split('#')[0] ?? '';
