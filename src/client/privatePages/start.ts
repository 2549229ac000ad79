import { codeShownMs, openedQuery } from '../../site/ethicalChannel/mailboxAddress.ts';

/** Number of Escape presses that leave the page, and the longest pause between two. */
const escapes = 3;
const pauseMs = 1_500;

/**
 * Quick exit from a private page. The link at the top, or Escape three times, replaces
 * the page with a neutral one, in the history too. It ships as a separate script so that
 * it works before anything else has loaded. Without a script the link still works.
 */
function startQuickExit(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-leave]');
  if (!link) return;
  const exit = () => {
    // The next page may be slow to load, so clear this one first.
    emptyFields();
    document.title = location.host;
    document.body.replaceChildren();
    location.replace(link.href);
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    exit();
  });
  let presses = 0;
  let last = 0;
  const onKey = (event: KeyboardEvent) => {
    const { key, repeat, timeStamp } = event;
    if (!repeat) {
      presses = key !== 'Escape' ? 0 : timeStamp - last > pauseMs ? 1 : presses + 1;
      last = timeStamp;
      if (presses === escapes) exit();
    }
    // By default, Escape stops a page that loads: the neutral one.
    if (presses >= escapes) event.preventDefault();
  };
  addEventListener('keydown', onKey, { capture: true });
  // The back/forward cache must not bring answers, messages or codes back.
  addEventListener('pagehide', ({ persisted }) => {
    emptyFields();
    if (persisted) document.body.replaceChildren();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // Without its anchor, which alone would load nothing.
    if (persisted) location.replace(location.pathname + location.search);
  });
  replaceHistoryEntry((link.dataset['leave'] ?? '').split(' '));
  // Back, which in WebKit does not even ask, or loading again requests the page and does not
  // post its answers or code again, nor reopen a mailbox.
  const { href, pathname } = location;
  const isOpened = new URLSearchParams(location.search).has(openedQuery);
  history.replaceState(history.state, '', isOpened ? pathname : href);
}

function emptyFields(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]'))
    for (const field of form.elements)
      if (field instanceof HTMLInputElement) {
        field.checked = false;
        if (!['checkbox', 'radio', 'hidden'].includes(field.type)) field.value = '';
      } else if (field instanceof HTMLTextAreaElement) field.value = '';
      else if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
}

/**
 * Makes private pages share one history entry, whatever link leads from one to the next,
 * so that Back does not reach another one after an exit.
 *
 * @param addresses Of all private pages.
 */
function replaceHistoryEntry(addresses: string[]): void {
  // On the window, after the listeners that complete a link.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a');
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || link.target || isModified || event.defaultPrevented) return;
    if (link.origin !== location.origin || !addresses.includes(link.pathname)) return;
    event.preventDefault();
    leaveReceipt(link);
  });
  const form = document.querySelector<HTMLFormElement>('[data-in-place]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    location.replace(form.dataset['inPlace'] ?? '');
  });
}

/**
 * Follows a link in place. A receipt asks before, as no other page can show its code, but
 * the same receipt in another language while its address may reveal it.
 */
function leaveReceipt(link: HTMLAnchorElement): void {
  const question = document.querySelector<HTMLDialogElement>('[data-leaving]');
  const sentAtMs = Number(new URLSearchParams(link.search).get('at')) * 1000;
  const follow = () => location.replace(link.href);
  if (!question || Date.now() < sentAtMs + codeShownMs) {
    follow();
    return;
  }
  // Again, if it is open for another link: that moves the focus there, and into view.
  question.open = false;
  question.returnValue = '';
  question.onclose = () => {
    if (question.returnValue === 'leave') follow();
  };
  question.show();
}

/**
 * Has a form that posts itself name its origin, by which browsers before Sec-Fetch-Site
 * (Safari before 16.4) show that it is the site's. Nothing else sends a referrer, so that
 * tags on the next page cannot tell where the visitor came from: nor a link that is followed
 * before the post is answered.
 */
function nameOriginOfPosts(): void {
  const policy = document.querySelector<HTMLMetaElement>('meta[name=referrer]');
  if (!policy) return;
  const { content } = policy;
  const withhold = () => {
    policy.content = content;
  };
  for (const touch of ['pointerdown', 'keydown', 'click']) addEventListener(touch, withhold, true);
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const isPost = target instanceof HTMLFormElement && target.method === 'post';
    if (isPost && !defaultPrevented) policy.content = 'same-origin';
    else withhold();
  });
}

// Private pages load this entry first, and it then loads the main one. The quick exit
// works before anything else has loaded.
startQuickExit();
nameOriginOfPosts();
const { start } = document.querySelector<HTMLElement>('[data-start]')?.dataset ?? {};
// Imported by URL: a static specifier would make the bundler split the main entry.
if (start) import(/* @vite-ignore */ start).catch(console.error);
