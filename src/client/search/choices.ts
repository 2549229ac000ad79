/**
 * Delay before a choice by keyboard submits, in ms: every arrow key changes the value.
 */
const pause = 1200;

/** Submits a form with `data-auto` as soon as the visitor chooses. */
export function sendChoices(): void {
  let byKey = false;
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('keydown', () => (byKey = true), true);
  document.addEventListener('pointerdown', () => (byKey = false), true);
  document.addEventListener('change', (event) => {
    const select = event.target;
    if (!(select instanceof HTMLSelectElement && select.closest('[data-sends]'))) return;
    clearTimeout(timer);
    if (select.value)
      timer = setTimeout(() => select.form?.requestSubmit(), byKey ? pause : 0);
  });
}
