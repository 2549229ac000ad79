/**
 * On a touch screen the first tap on a gondola shows its pack, the second follows the
 * link.
 */
export function showGondolas(): void {
  const wheel = document.querySelector<HTMLElement>('[data-wheel]');
  let focused: Element | null = null;
  wheel?.addEventListener('pointerdown', () => {
    focused = document.activeElement;
  });
  wheel?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || (event as PointerEvent).pointerType !== 'touch' || link === focused)
      return;
    event.preventDefault();
    link.focus({ preventScroll: true });
  });
}
