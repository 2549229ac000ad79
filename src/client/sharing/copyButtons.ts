/**
 * Copies the code before a button that says so, or selects it where the browser lets no
 * page copy. Buttons may come later than the page.
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
