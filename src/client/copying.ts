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

/** Copies the code, or selects it and says so if the clipboard is blocked. */
async function copyCode(button: HTMLElement): Promise<void> {
  const { previousElementSibling: code, nextElementSibling: status } = button;
  if (!code || !status) return;
  const { copyCode: done = '', copyFailed: failed = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
  } catch {
    getSelection()?.selectAllChildren(code);
    status.className = '';
    status.textContent = failed;
    return;
  }
  button.textContent = done;
  status.className = 'sr';
  status.textContent = done;
}

/** The page's address without its anchor. */
export const pageAddress = (): string => location.href.split('#')[0] ?? '';
