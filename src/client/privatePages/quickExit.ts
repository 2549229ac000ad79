/** Presses of Escape that leave the page, and the longest pause between two of them. */
const escapes = 3;
const pauseMs = 1_500;

/**
 * The way out of a private page: the link at its top, or Escape three times, puts a
 * neutral page in its place, in the browser's history too. In a script of its own, so
 * that it works before anything else has arrived; without a script the link is a link.
 */
export function startQuickExit(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-leave]');
  if (!link) return;
  const exit = () => {
    // The next page may be slow: nothing of this one is left to see until it comes.
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
  const onKey = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (repeat) return;
    presses = key !== 'Escape' ? 0 : timeStamp - last > pauseMs ? 1 : presses + 1;
    last = timeStamp;
    if (presses === escapes) exit();
  };
  addEventListener('keydown', onKey, { capture: true });
  // A browser that keeps the whole page in memory brings it back without the answers.
  addEventListener('pagehide', emptyFields);
  replaceHistoryEntry();
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
 * The steps of a private page take one entry of the history, so that none is behind the
 * page that comes in its place.
 */
function replaceHistoryEntry(): void {
  const steps = document.querySelectorAll<HTMLElement>('[data-in-place]');
  for (const step of steps)
    step.addEventListener(
      step instanceof HTMLFormElement ? 'submit' : 'click',
      (event) => {
        event.preventDefault();
        location.replace(step.dataset['inPlace'] ?? '');
      },
    );
}
