/**
 * Milliseconds after which a choice by keyboard counts: with arrow keys every step is a
 * choice.
 */
const pause = 1200;

/** A choice in a form marked so sends the form by itself. */
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
