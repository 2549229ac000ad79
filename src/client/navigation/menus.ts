/**
 * Closes the header's menus on Escape, on a click outside and when focus leaves.
 * Opening needs no script.
 */
export function closeMenus(): void {
  const header = document.querySelector('[data-header]');
  const open = () => header?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const details of open()) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
  const closeOthers = (event: Event) => {
    for (const details of open())
      if (!details.contains(event.target as Node)) details.open = false;
  };
  const closeAll = () => {
    for (const details of open()) details.open = false;
    document.querySelector<HTMLDialogElement>('dialog.burger[open]')?.close();
  };
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  // An entry may link to an anchor on this page.
  addEventListener('hashchange', closeAll);
  // Menus are closed when the page is restored from the back/forward cache.
  addEventListener('pagehide', closeAll);
  if (!('commandForElement' in HTMLButtonElement.prototype))
    import('./dialogs.ts').then(({ openDialogs }) => openDialogs()).catch(console.error);
}
