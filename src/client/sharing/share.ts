/** Uses the browser's share sheet where there is one, else copies the address. */
export function shareStory(): void {
  const share = document.querySelector<HTMLButtonElement>('[data-share]');
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]');
  if (!share || !copy) return;
  const url = location.href.split('#')[0] ?? '';
  if (typeof navigator.share === 'function') {
    share.hidden = false;
    share.onclick = () =>
      navigator.share({ title: document.title, url }).catch((error: Error) => {
        // A visitor who closes the sheet has not failed.
        if (error.name === 'AbortError') return;
        share.hidden = true;
        offerCopy(copy, url);
        copy.focus();
      });
    return;
  }
  offerCopy(copy, url);
}

function offerCopy(copy: HTMLButtonElement, url: string): void {
  if (!navigator.clipboard) return;
  copy.hidden = false;
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch (error) {
      // The link for mail, which comes next, needs no permission.
      console.warn(error);
      (copy.nextElementSibling as HTMLElement).focus();
      copy.hidden = true;
      return;
    }
    const status = document.querySelector('.story-tools [role=status]');
    if (status) status.textContent = copy.dataset['copy'] ?? '';
  };
}
