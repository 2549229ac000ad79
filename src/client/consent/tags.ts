import type { FormName } from '../../site/forms/forms.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { Choice, Purpose } from '../../site/privacy/consent.ts';
import { countedFamilies, tagStorage } from '../../site/privacy/tags.ts';

interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[];
  push: Pixel;
  loaded: true;
  version: '2.0';
}

declare global {
  interface Window {
    /** The tag manager's queue; exists only after consent. */
    dataLayer?: unknown[];
    /** The pixel; exists only after consent. */
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** Data attributes of the footer's cookie button. */
interface TagSettings {
  tagManager?: string;
  pixel?: string;
  /** Paths of the families in `countedFamilies`, in the same order, space-separated. */
  counted?: string;
}

/** Loads the allowed tags. Tags that already run only get the new choice. */
export function loadTags(choice: Choice, { tagManager, pixel, counted = '' }: TagSettings): void {
  const first = !window.dataLayer && !window.fbq;
  if (choice.analytics && tagManager && !window.dataLayer) loadTagManager(tagManager, choice);
  if (choice.marketing && pixel && !window.fbq) loadPixel(pixel);
  if (!first) updateTags(choice);
  else countVisit(counted);
}

/** Passes the current choice to the running tags. */
export function updateTags({ analytics, marketing }: Choice): void {
  if (window.dataLayer) setGoogleConsent('update', analytics, marketing);
  window.fbq?.('consent', marketing ? 'grant' : 'revoke');
}

function loadTagManager(id: string, { analytics, marketing }: Choice): void {
  window.dataLayer = [];
  // Consent Mode: denied by default, then the choice, both before the first event.
  setGoogleConsent('default', false, false);
  setGoogleConsent('update', analytics, marketing);
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

function setGoogleConsent(
  when: 'default' | 'update',
  analytics: boolean,
  marketing: boolean,
): void {
  const state = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  tag('consent', when, {
    analytics_storage: state(analytics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  });
}

/** Google's tags accept commands only as an `arguments` object. */
function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be read as an event
  window.dataLayer?.push(arguments);
}

function loadPixel(id: string): void {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) =>
      pixel.callMethod ? pixel.callMethod(...call) : void pixel.queue.push(call),
    {
      queue: [],
      push: undefined as unknown as Pixel,
      loaded: true as const,
      version: '2.0' as const,
    },
  );
  pixel.push = pixel;
  window.fbq = pixel;
  window._fbq = pixel;
  pixel('consent', 'grant');
  // By itself it would report clicks, also on the link to the ethical channel.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  pixel('track', 'PageView');
  addScript('https://connect.facebook.net/en_US/fbevents.js');
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.dataset['tag'] = '';
  document.head.appendChild(script);
}

/**
 * Reports this page's events: clicks on some footer links, and forms that were sent with
 * or without a script.
 */
function countVisit(counted: string): void {
  const language = document.documentElement.lang as Language;
  const addresses = counted.split(' ');
  document.addEventListener('click', ({ target }) => {
    const path = (target as Element).closest<HTMLAnchorElement>('footer a')?.pathname;
    const family = countedFamilies[addresses.indexOf(path ?? '')];
    if (family) window.dataLayer?.push({ event: 'footer_family', family, language });
  });
  document.addEventListener('form-sent', (event) =>
    trackSent((event as CustomEvent<FormName>).detail),
  );
  const sent = document.querySelector<HTMLElement>('[data-sent]')?.dataset['sent'];
  // Do not report again when the page is reloaded.
  if (!sent || history.state?.reported) return;
  trackSent(sent as FormName);
  history.replaceState({ ...history.state, reported: true }, '');
}

function trackSent(form: FormName): void {
  window.dataLayer?.push({ event: 'form_sent', form });
  window.fbq?.('track', 'Lead', { content_name: form });
}

/** Clears cookies and storage keys of tags whose purpose is not allowed. */
export function clearTagStorage(choice: Choice): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const [purpose, { cookies, keys }] of Object.entries(tagStorage)) {
    if (choice[purpose as Purpose]) continue;
    for (const name of names) if (cookies.some((pattern) => fits(name, pattern))) clearCookie(name);
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
