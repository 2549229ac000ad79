/**
 * Lets the pack of a chosen card grow into the pack of its page, in browsers that have
 * transitions between documents: docs/decisions/0010-only-a-pack-moves-between-pages.md
 */
export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const card = (target as Element).closest('main a')?.closest('article, li');
    const chosen = card?.querySelector('img.pack');
    for (const pack of document.querySelectorAll<HTMLElement>('img.pack'))
      pack.style.viewTransitionName = pack === chosen ? 'pack' : 'none';
  });
}
