import type { DeskReport } from '../faults.ts';
import type { Changes, Told } from '../handIn.ts';
import { type Place, placeShown, reveal } from './reveal.ts';

/** Milliseconds between two looks at which entry is open, and whether it has a page. */
const pause = 1500;

const one = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The desk has no ${selector}`);
  return found;
};
const fix = one<HTMLButtonElement>('[name=fix]');
const copy = one<HTMLFormElement>('#copy');
const unreadWarning = one<HTMLElement>('#unread');
const absent = one<HTMLElement>('#site p');
const editor = one<HTMLIFrameElement>('iframe[name=editor]');
const site = one<HTMLIFrameElement>('iframe[name=site]');

/** The words of the bar, in the language that the editor has chosen for the forms, or Spanish. */
const messages: Record<string, Record<string, string>> = JSON.parse(
  document.body.dataset['words'] ?? '{}',
);
const chosen = JSON.parse(localStorage['sveltia-cms.prefs'] ?? '{}').locale?.slice(0, 2);
const words = ({ key, values = {} }: Told['said']): string =>
  (messages[key]?.[chosen] ?? messages[key]?.['es'] ?? key).replace(/{{(\w+)}}/g, (_, name) =>
    String(values[name]),
  );
const word = (name: string): string => words({ key: `desk.${name}` as Told['said']['key'] });
for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
  element.textContent = word(element.dataset['word'] ?? '');

/** Whether the site beside is that of the files: none of them has a fault or is being checked. */
let isShown = false;
/** Whether the page beside is from before the last change. */
let isOld = false;
/** The number of reports asked for: an answer that comes after another question is old. */
let asked = 0;

/**
 * Tells the faults of the last save below the editor, each with a link to its entry, or else
 * which translations to read.
 */
async function tell(): Promise<void> {
  const own = ++asked;
  const answer = await fetch('/desk/faults.json').catch(() => undefined);
  const report = answer?.ok ? ((await answer.json()) as DeskReport) : undefined;
  if (own !== asked) return;
  if (!report) return say(word('silent'));
  const { faults, unread } = report;
  isShown = !faults.length;
  say(titleOf(report), faults, unread);
}

function titleOf({ faults, unread }: DeskReport): string {
  if (!faults.length) return word(unread.length ? 'noFault' : 'good');
  if (faults.length === 1) return word('fault');
  return words({ key: 'desk.faults', values: { count: faults.length } });
}

/** Says at once that what is said is old. What is wrong stays in its place meanwhile. */
function wait(): void {
  asked++;
  isShown = false;
  isOld = true;
  one('h1').textContent = word('checking');
}

function say(
  title: string,
  faults: DeskReport['faults'] = [],
  unread: DeskReport['unread'] = [],
): void {
  one('h1').textContent = title;
  one('#faults').replaceChildren(...faults.map(lineOf));
  one('#unread ul').replaceChildren(...unread.map(lineOf));
  fix.hidden = !faults.some(({ isFixable }) => isFixable);
  unreadWarning.hidden = !unread.length;
  countMore();
}

const panel = one<HTMLElement>('#said');

/** Tells how many lines are below the edge of their panel. */
function countMore(): void {
  const { bottom } = panel.getBoundingClientRect();
  const below = [...panel.querySelectorAll('li')].filter(
    (line) => line.getBoundingClientRect().bottom > bottom + 1,
  );
  const values = { count: below.length };
  one('#more').textContent = below.length ? words({ key: 'desk.more', values }) : '';
}
panel.addEventListener('scroll', countMore);
new ResizeObserver(countMore).observe(panel);

/** A fault, or what is to be read. */
type Line = { text: string; address: string } & Partial<Place>;

function lineOf({ text, address, field = '', language, line: number }: Line): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: address, target: 'editor' });
  link.textContent = text;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // Loading the entry again would lose what is not saved yet.
    if (!window.frames[0]?.location.href.endsWith(address)) openEntry(address);
    if (field) reveal({ field, language, line: number });
  });
  const line = document.createElement('li');
  line.appendChild(link);
  return line;
}

function openEntry(address: string): void {
  // The editor shows no form where one file of a collection follows another without their list.
  const [list = ''] = address.split('/entries/');
  window.frames[0]?.location.replace(list);
  setTimeout(() => window.frames[0]?.location.replace(address), 300);
}

/** The addresses of the site by the entries that they show. */
const places: Record<string, string> = JSON.parse(document.body.dataset['places'] ?? '{}');
let entry = '';
/** The page on its way to the frame of the site. */
let awaited = '';
/** The page that the site does not have until the faults are mended. */
let missing = '';
/** The page of which the server is being asked whether there is one. */
let looking = '';
/** Whether what was new may be undone: no page of it will come. */
let isUndone = false;
const home = '/es';
/** The terms that the editor's copy opened, and what is said of them. */
let copied = '';
const copyNote = one<HTMLElement>('#copy output');

/** Leaves a page that will not come, and says nothing of a copy that is no more. */
function forgetNew(): void {
  isUndone = true;
  copyNote.textContent = copied = '';
  if (missing) enter(home);
}

/** Shows the page of the entry that has been opened. */
function follow(): void {
  const [, now = ''] = window.frames[0]?.location.hash.split('#/collections/') ?? [];
  if (now === entry) return;
  entry = now;
  isUndone = false;
  if (now.includes('/entries/') && !copied.endsWith(now)) copyNote.textContent = '';
  copy.hidden = !now.startsWith('terms/entries/');
  const [, folder = '', key = ''] = /^(.*\/)(.*)$/.exec(now) ?? [];
  const place = places[now] ?? (folder in places && places[folder] + key);
  if (place) void show(place);
}

async function show(place: string): Promise<void> {
  missing = looking = place;
  // The browser keeps for a while that there was no page; the frame asks it as well.
  const answer = await fetch(place, { cache: 'reload' }).catch(() => undefined);
  // The editor may have opened another entry meanwhile.
  if (missing !== place) return;
  looking = '';
  const isMissing = answer?.status === 404;
  if (isMissing && !isUndone) {
    absent.hidden = false;
    site.hidden = true;
    return;
  }
  enter(isMissing ? home : place);
}

function enter(place: string): void {
  absent.hidden = true;
  site.hidden = false;
  missing = '';
  awaited = place;
  window.frames[1]?.location.replace(place);
}

// A save reloads the site, which stops a page that is on its way: it is asked for once more.
site.addEventListener('load', () => {
  isOld = false;
  site.removeAttribute('aria-busy');
  // The next page may take its time to come; the old one is pale until it is there.
  window.frames[1]?.addEventListener('beforeunload', () => {
    if (isOld) site.setAttribute('aria-busy', 'true');
  });
  const { pathname = '' } = window.frames[1]?.location ?? {};
  const missed = pathname === awaited ? '' : awaited;
  awaited = '';
  if (missed) return window.frames[1]?.location.replace(missed);
  const [loading] = window.frames[1]?.performance.getEntriesByType('navigation') ?? [];
  const { responseStatus } = (loading ?? {}) as Partial<PerformanceNavigationTiming>;
  if (responseStatus === 404) void show(pathname);
});

/** Has the server do something; what it tells says whether it is done. */
async function ask(action: string, query: Record<string, string> = {}): Promise<Answer> {
  const path = `/desk/${action}?${new URLSearchParams(query)}`;
  const answer = await fetch(path, { method: 'POST' }).catch(() => undefined);
  const told = (await answer?.json().catch(() => undefined)) as Told | undefined;
  void tell();
  return { isDone: answer?.ok ?? false, said: { key: 'desk.silent' }, ...told };
}
type Answer = Told & { isDone: boolean };

/** The editor reads the files again. */
const readAgain = () => window.frames[0]?.location.reload();

fix.addEventListener('click', async () => {
  const place = placeShown();
  await ask('fix');
  if (place) editor.addEventListener('load', () => reveal(place, loadingSteps), { once: true });
  readAgain();
});
/** The editor reads all files before it shows a form. */
const loadingSteps = 75;
one('[name=read]').addEventListener('click', () => void ask('read'));
copy.addEventListener('submit', async (event) => {
  event.preventDefault();
  const from = entry.split('/').at(-1) ?? '';
  const { said, address } = await ask('terms', { from, to: copy['to'].value });
  copyNote.textContent = words(said);
  copied = address ?? '';
  if (!address) return;
  copy['to'].value = '';
  // The editor knows files of a collection from when it is loaded.
  editor.addEventListener('load', () => openEntry(address), { once: true });
  readAgain();
});

const dialog = one<HTMLDialogElement>('dialog');
const dialogForm = one<HTMLFormElement>('dialog form');
const label = one<HTMLElement>('dialog label');
const question = one<HTMLElement>('dialog span');
const line = one<HTMLInputElement>('[name=line]');
const act = one<HTMLButtonElement>('[name=act]');

/** Asks before something is done to everything that has changed. */
async function open(action: 'handIn' | 'undo'): Promise<void> {
  dialogForm.dataset['action'] = action;
  question.textContent = word('working');
  act.textContent = word(action);
  label.hidden = false;
  line.hidden = action === 'undo';
  act.hidden = true;
  line.value = '';
  answerWith('');
  dialog.showModal();
  if (isUnsaved()) {
    question.textContent = word(`${action}Unsaved`);
    line.hidden = true;
    return;
  }
  const answer = await fetch('/desk/changes.json').catch(() => undefined);
  const changes: Changes = answer?.ok ? await answer.json() : { names: [], more: 0 };
  if (action === 'undo' && !changes.names.length) {
    question.textContent = word('nothing');
    return;
  }
  question.textContent = word(`${action}Asks`);
  answerWith(namesOf(changes));
  act.hidden = false;
  if (action === 'handIn') line.focus();
}

function namesOf({ names: first, more: count }: Changes): string {
  if (!first.length) return '';
  const names = first.join('; ');
  const all = count ? words({ key: 'desk.andMore', values: { names, count } }) : names;
  return words({ key: 'desk.changed', values: { names: all } });
}

/** Whether the editor's form holds words that no file has. */
function isUnsaved(): boolean {
  const page = window.frames[0]?.document;
  // Where there is no entry, there may be the button alone.
  return !!page?.querySelector('[data-key-path]') && !!page.querySelector(saveButton);
}
/** In whatever language the editor speaks. */
const saveButton = 'button[aria-keyshortcuts$="+S"]:enabled';

function answerWith(text: string, { detail = '', address = '' }: Partial<Told> = {}): void {
  one('dialog p').textContent = text;
  one('dialog pre').textContent = detail;
  const link = one<HTMLAnchorElement>('dialog a');
  link.href = link.textContent = address;
}

for (const action of ['handIn', 'undo'] as const)
  one(`[name=${action}]`).addEventListener('click', () => void open(action));
one('[name=close]').addEventListener('click', () => dialog.close());
dialogForm.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { action = '' } = dialogForm.dataset;
  act.disabled = true;
  answerWith(word('working'));
  const told = await ask(action, { line: line.value });
  answerWith(words(told.said), told);
  act.disabled = false;
  act.hidden = label.hidden = told.isDone;
  if (!told.isDone || action !== 'undo') return;
  forgetNew();
  readAgain();
});

const events = new EventSource('/desk/events');
events.addEventListener('open', () => void tell());
events.addEventListener('error', () => say(word('silent')));
events.addEventListener('message', ({ data }) => (data === 'checked' ? void tell() : wait()));

one('h1').textContent = word('checking');
function turn(): void {
  follow();
  // The site begins to have a page some time after its check.
  if (missing && isShown && !looking) void show(missing);
}

turn();
setInterval(turn, pause);
