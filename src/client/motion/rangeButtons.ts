/** Shows a row's buttons at its first interaction. */
export function startRangeButtons(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-ranges]')) {
    const show = () => showButtons(row);
    if (row.matches(':hover, :focus-within')) show();
    for (const interaction of ['pointerenter', 'focusin'])
      row.addEventListener(interaction, show, { once: true });
  }
}

/** Shows the scroll buttons of a row, each only while there is more on its side. */
function showButtons(row: HTMLElement): void {
  const list = row.querySelector('ul');
  const [previous, next] = row.querySelectorAll<HTMLButtonElement>('.ranges__go');
  if (!list || !previous || !next || row.classList.contains('is-live')) return;
  row.classList.add('is-live');
  const update = () => {
    previous.hidden = list.scrollLeft < 2;
    next.hidden = list.scrollLeft > list.scrollWidth - list.clientWidth - 2;
  };
  const go = (pages: number) => list.scrollBy({ left: pages * list.clientWidth });
  previous.addEventListener('click', () => go(-1));
  next.addEventListener('click', () => go(1));
  list.addEventListener('scroll', update, { passive: true });
  update();
}
