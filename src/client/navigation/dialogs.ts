/** Polyfills `command` and `commandfor` on buttons. */
export function openDialogs(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      'button[commandfor]',
    );
    const dialog =
      button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
