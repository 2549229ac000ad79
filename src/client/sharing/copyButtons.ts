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
