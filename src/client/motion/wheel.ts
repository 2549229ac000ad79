/**
 * On touch screens, the first tap on a gondola shows its pack and the second follows the
 * link.
 */
export function start(): void {
  let focused: Element | null = null;
  document.addEventListener('pointerdown', () => {
    focused = document.activeElement;
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.gondola, .wheel a')?.closest('a');
    if (!link || (event as PointerEvent).pointerType !== 'touch' || link === focused) return;
    event.preventDefault();
    link.focus({ preventScroll: true });
  });
}
