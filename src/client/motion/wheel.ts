/**
 * On touch screens, the first tap on a gondola shows its pack and the second follows the
 * link. The pack of the big wheel stands above it, where it may have been scrolled away.
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
    link.closest('.wheel-section')?.querySelector('.stage')?.scrollIntoView({ block: 'nearest' });
  });
}
