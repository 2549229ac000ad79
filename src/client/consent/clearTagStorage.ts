import type { Choice, Purpose } from '../../site/privacy/consent.ts';
import { tagStorage } from '../../site/privacy/tagStorage.ts';

/** Clears cookies and storage keys of tags whose purpose is not allowed. */
export function clearTagStorage(choice: Choice): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const [purpose, { cookies, keys }] of Object.entries(tagStorage)) {
    if (choice[purpose as Purpose]) continue;
    for (const name of names)
      if (cookies.some((pattern) => fits(name, pattern))) clearCookie(name);
    clearKeys((key) => keys.some((pattern) => fits(key, pattern)));
  }
}

function clearKeys(isLeft: (key: string) => boolean): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (isLeft(key)) storage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}

const fits = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Clears a cookie on every parent domain, because tags use the widest one they can. */
function clearCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
