/** Offers the browser's own sharing where there is one, else copies the address. */
export function shareStory(): void {
  const share = document.querySelector<HTMLButtonElement>('[data-share]');
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]');
  if (!share || !copy) return;
  const url = location.href.split('#')[0] ?? '';
  if (typeof navigator.share === 'function') {
    share.hidden = false;
    // A visitor who closes the sheet has not failed.
    share.onclick = () => navigator.share({ title: document.title, url }).catch(() => undefined);
    return;
  }
  if (!navigator.clipboard) return;
  copy.hidden = false;
  copy.onclick = async () => {
    await navigator.clipboard.writeText(url);
    const done = copy.dataset['copy'] ?? '';
    const label = copy.querySelector('span');
    const status = document.querySelector('.story-tools [role=status]');
    if (label) label.textContent = done;
    if (status) status.textContent = done;
  };
}
