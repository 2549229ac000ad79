import { finderFields } from '../../site/catalogue/finder.ts';
import { shelfKeys, shelfValue } from '../../site/catalogue/sharedShelf.ts';
import { likedProducts } from '../../site/privacy/likes.ts';
import { addLikes, likes } from './likes.ts';

/** Offers to send the favourites, and to keep those that somebody sent. */
export function start(sendButton: HTMLElement): void {
  offerSending(sendButton as HTMLButtonElement);
  const keep = document.querySelector<HTMLButtonElement>('[data-keep-shelf]');
  if (keep) offerKeeping(keep);
}

function offerSending(button: HTMLButtonElement): void {
  const show = () => {
    button.hidden = !likedProducts(likes()).length;
  };
  document.addEventListener('likes', show);
  show();
  button.addEventListener('click', () => void send(button));
}

/**
 * Opens the share sheet or copies the address. Where neither works, opens the shelf,
 * whose address can be copied by hand.
 */
async function send(button: HTMLButtonElement): Promise<void> {
  const url = new URL(button.dataset['sendShelf'] ?? '', location.href);
  url.searchParams.set(finderFields.shelf, shelfValue(likedProducts(likes())));
  try {
    if (typeof navigator.share === 'function')
      return await navigator.share({ title: document.title, url: url.href });
  } catch (error) {
    // The visitor closed the sheet.
    if ((error as Error).name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url.href);
    say(button);
  } catch {
    location.assign(url);
  }
}

function offerKeeping(button: HTMLButtonElement): void {
  button.hidden = false;
  button.addEventListener('click', () => {
    addLikes(shelfKeys(button.dataset['keepShelf'] ?? '') ?? []);
    say(button);
  });
}

function say(button: HTMLButtonElement): void {
  const status = button.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = button.dataset['done'] ?? '';
}
