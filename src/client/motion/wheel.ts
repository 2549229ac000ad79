/**
 * On a touch screen the first tap on a gondola shows its pack, the second follows the
 * link. A name beside the wheel is followed at once.
 */
export function showGondolas(): void {
  let focused: Element | null = null;
  document.addEventListener('pointerdown', () => {
    focused = document.activeElement;
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('.gondola, .noria a')?.closest('a');
    if (!link || (event as PointerEvent).pointerType !== 'touch' || link === focused)
      return;
    event.preventDefault();
    link.focus({ preventScroll: true });
  });
}
