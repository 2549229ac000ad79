import { openBar } from './consent/consent.ts';
import { showInvitation } from './newsletterInvitation/showInvitation.ts';
import { startSuggestions } from './search/suggestions.ts';

// Opens menus, dialogs and popups on the style guide, which exists in development only.
const menu = (selector: string) => () => {
  const details = document.querySelector<HTMLDetailsElement>(`[data-header] ${selector}`);
  if (details) details.open = true;
};

/** Opens the search with text typed and the first suggestion selected by keyboard. */
async function openSearch(): Promise<void> {
  menu('.header-search')();
  const field = document.querySelector<HTMLInputElement>('[data-header] .header-search input');
  if (!field) return;
  field.focus();
  await startSuggestions(field);
  field.value = 'risk';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
}

const settings = document.querySelector<HTMLButtonElement>('[data-consent]');

const open: Record<string, (button: HTMLElement) => unknown> = {
  menu: menu('.mega-group'),
  burger: menu('.burger'),
  contact: menu('.drop-menu--wide'),
  language: menu('.drop-menu:not(.drop-menu--wide)'),
  search: () => void openSearch(),
  consent: () => settings && !document.querySelector('.consent') && openBar(settings),
  purposes: () => settings?.click(),
  invitation: (button) => showInvitation(button.dataset['address'] ?? ''),
};

for (const button of document.querySelectorAll<HTMLElement>('[data-open]')) {
  // Wait for the click handler that closes other menus.
  button.addEventListener('click', () =>
    setTimeout(() => open[button.dataset['open'] ?? '']?.(button)),
  );
}

// A form with errors takes focus. The style guide should open at the top instead.
addEventListener('load', () => {
  if (location.hash || !(document.activeElement instanceof HTMLElement)) return;
  document.activeElement.blur();
  scrollTo({ top: 0, behavior: 'instant' });
});
