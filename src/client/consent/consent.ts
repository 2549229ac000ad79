import {
  type Choice,
  consentDays,
  consentVersion,
  noConsent,
  purposes,
} from '../../site/privacy/consent.ts';
import { consentKey } from '../../site/privacy/storageNames.ts';
import { announce } from '../browser/element.ts';
import { readJson, store } from '../browser/storage.ts';

const delayMs = 2_000;

/**
 * Applies the stored consent choice, or asks for one. Only pages that may ask have the
 * footer's cookie button, which reopens the dialog.
 */
export function startConsent(): void {
  const settings = document.querySelector<HTMLButtonElement>('[data-consent]');
  if (!settings) return;
  settings.disabled = false;
  settings.addEventListener('click', () => void openDialog(settings).catch(console.error));
  addEventListener('storage', stopWithdrawn);
  addEventListener('pageshow', ({ persisted }) => persisted && stopWithdrawn());
  const choice = currentChoice();
  applyChoice(settings, choice ?? noConsent);
  if (choice) settleConsent();
  else setTimeout(() => void ask(settings).catch(console.error), delayMs);
}

async function ask(settings: HTMLButtonElement): Promise<void> {
  // The visitor may have chosen since, here or in another tab.
  if (currentChoice()) settleConsent();
  else {
    const { showBar } = await import('./consentBar.ts');
    await showBar(settings, (choice, message) => submitChoice(settings, choice, message));
  }
}

async function openDialog(settings: HTMLElement): Promise<void> {
  const { openPurposes } = await import('./purposesDialog.ts');
  openPurposes(currentChoice() ?? noConsent, (choice, message) =>
    submitChoice(settings, choice, message),
  );
}

/**
 * Returns the visitor's choice, or undefined if there is none or it has expired. Global
 * Privacy Control counts as Reject.
 */
function currentChoice(): Choice | undefined {
  const stored = storedChoice();
  // Accepting while the signal is on is deliberate. The signal overrides an older choice.
  return privacySignal() && !stored?.signal ? noConsent : stored;
}

const privacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function storedChoice(): (Choice & { signal: boolean }) | undefined {
  const stored = readJson('localStorage', consentKey) as Record<string, unknown> | null;
  if (!stored) return undefined;
  const { version, date, analytics, marketing, signal } = stored;
  const age = Date.now() - Date.parse(String(date));
  if (version === consentVersion && age < consentDays * 86_400_000)
    return {
      analytics: analytics === true,
      marketing: marketing === true,
      signal: signal === true,
    };
  store('localStorage', consentKey, null);
  return undefined;
}

/** Stores a choice. If storage is blocked, the choice applies to this page only. */
function saveChoice(choice: Choice): void {
  const date = new Date().toISOString().slice(0, 10);
  const signal = privacySignal() ? { signal: true } : {};
  const stored = { version: consentVersion, date, ...choice, ...signal };
  store('localStorage', consentKey, JSON.stringify(stored));
}

/** Call once the visitor has chosen, so that invitation and tips may show. */
let settleConsent: () => void;

/**
 * Resolves once the visitor has answered the cookie question; never on a page that does
 * not ask it.
 */
export const consentSettled = new Promise<void>((resolve) => {
  settleConsent = resolve;
});

/**
 * Stores a choice, removes the bar, applies the choice and announces it. Storing comes
 * first because the visitor may leave before the tags' code has loaded.
 */
function submitChoice(settings: HTMLElement, choice: Choice, message: string): void {
  saveChoice(choice);
  removeBar();
  settleConsent();
  void clearTags(choice).catch(console.error);
  if (isWithdrawn(choice)) void stopTags(choice).catch(console.error);
  applyChoice(settings, choice);
  announce(message);
}

/** Without a focus of its own, WebKit would go on from the top of the page. */
function removeBar(): void {
  const bar = document.querySelector('.consent');
  const main = document.querySelector('main');
  if (main && bar?.contains(document.activeElement)) {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
  bar?.remove();
}

/** The choice that this page follows. */
let applied: Choice = noConsent;

const isWithdrawn = (choice: Choice): boolean =>
  purposes.some((purpose) => applied[purpose] && !choice[purpose]);

/** Follows a withdrawal in another tab, or while this page was in the browser's cache. */
function stopWithdrawn(): void {
  const choice = currentChoice() ?? noConsent;
  if (!isWithdrawn(choice)) return;
  applied = choice;
  void stopTags(choice).catch(console.error);
}

/**
 * A running tag cannot be stopped, so it gets the new choice and the page reloads
 * without it.
 */
async function stopTags(choice: Choice): Promise<void> {
  if (!document.querySelector('script[data-tag]')) return;
  const { updateTags } = await import('./tags.ts');
  updateTags(choice);
  await clearTags(choice);
  location.reload();
}

async function clearTags(choice: Choice): Promise<void> {
  const { clearTagStorage } = await import('./tags.ts');
  clearTagStorage(choice);
}

/**
 * Loads the tags that the visitor allowed and clears the storage of the others.
 *
 * @param settings The footer's cookie button, whose data attributes hold the tag ids.
 */
function applyChoice({ dataset }: HTMLElement, choice: Choice): void {
  applied = choice;
  if ((choice.analytics && dataset['tagManager']) || (choice.marketing && dataset['pixel']))
    void import('./tags.ts')
      // It may have been withdrawn in another tab meanwhile.
      .then(({ loadTags }) => applied === choice && loadTags(choice, dataset))
      .catch(console.error);
  if (!(choice.analytics && choice.marketing) && /(^| )_/.test(document.cookie))
    void clearTags(choice).catch(console.error);
}
