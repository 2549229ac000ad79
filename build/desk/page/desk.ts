import type { DeskFault, DeskReport } from '../faults.ts';

/** Milliseconds between two questions whether content/ has faults. */
const pause = 1500;

/**
 * Tells the faults of the last save below the editor, each with a link to its entry, or else
 * which translations to read.
 */
async function tell(): Promise<void> {
  const answer = await fetch('/desk/faults.json').catch(() => undefined);
  if (!answer?.ok) return say('El sitio no contesta: mira la terminal.', []);
  const { faults, unread } = (await answer.json()) as DeskReport;
  if (!faults.length) return say(unread ? 'No hay errores.' : 'Todo en orden.', [], unread);
  const count = faults.length === 1 ? 'Hay un error' : `Hay ${faults.length} errores`;
  say(`${count}: hasta que se corrija, la web enseña lo último que estaba bien.`, faults);
}

const fix = document.querySelector<HTMLButtonElement>('button[name=fix]');
const read = document.querySelector<HTMLButtonElement>('button[name=read]');
const copy = document.querySelector('form');
let said = '';

function say(title: string, faults: DeskFault[], unread = ''): void {
  const now = JSON.stringify([title, faults, unread]);
  if (now === said) return;
  said = now;
  const [heading, list] = [document.querySelector('h1'), document.querySelector('ol')];
  const warning = document.querySelector('p');
  if (heading) heading.textContent = title;
  if (warning) warning.textContent = unread;
  list?.replaceChildren(...faults.map(lineOf));
  if (fix) fix.hidden = !faults.some(({ isFixable }) => isFixable);
  if (read) read.hidden = !unread;
}

function lineOf({ text, address, field }: DeskFault): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: address, target: 'editor' });
  link.textContent = text;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // Loading the entry again would lose what is not saved yet.
    if (window.frames[0]?.location.href.endsWith(address)) return field && reveal(field);
    // The editor shows no form where one file of a collection follows another without their list.
    const [list = ''] = address.split('/entries/');
    window.frames[0]?.location.replace(list);
    setTimeout(() => {
      window.frames[0]?.location.replace(address);
      if (field) reveal(field);
    }, 300);
  });
  const line = document.createElement('li');
  line.appendChild(link);
  return line;
}

/** The addresses of the site by the entries that they show. */
const places: Record<string, string> = JSON.parse(document.body.dataset['places'] ?? '{}');
let entry = '';
/** The page on its way to the frame of the site. */
let awaited = '';

/** Shows the page of the entry that has been opened. */
function follow(): void {
  const [, now = ''] = window.frames[0]?.location.hash.split('#/collections/') ?? [];
  if (now === entry) return;
  entry = now;
  if (copy) copy.hidden = !now.startsWith('terms/entries/');
  const [, folder = '', key = ''] = /^(.*\/)(.*)$/.exec(now) ?? [];
  const place = places[now] ?? (folder in places && places[folder] + key);
  if (place) show(place);
}

function show(place: string): void {
  awaited = place;
  window.frames[1]?.location.replace(place);
}

// A save reloads the site, which stops a page that is on its way: it is asked for once more.
document.querySelector('iframe[name=site]')?.addEventListener('load', () => {
  const missed = window.frames[1]?.location.pathname === awaited ? '' : awaited;
  awaited = '';
  if (missed) window.frames[1]?.location.replace(missed);
});

let revealing = 0;

/** Shows a field of the entry that the editor opens, and puts the cursor there. */
function reveal(path: string): void {
  clearInterval(revealing);
  let left = 25;
  revealing = window.setInterval(() => {
    const page = window.frames[0]?.document;
    if (!page || isShown(page, path) || !left--) clearInterval(revealing);
  }, 200);
}

/** Goes a step towards a field: the editor makes fields once they are scrolled to or unfolded. */
function isShown(page: Document, path: string): boolean {
  const names = path.split('.');
  const fieldAt = (depth: number) => {
    const part = JSON.stringify(names.slice(0, depth).join('.'));
    return page.querySelector(`[data-key-path=${part}]`);
  };
  // Entries of lists are no fields.
  const depth = names.findLastIndex((_, i) => fieldAt(i + 1)) + 1;
  const field = fieldAt(depth) ?? [...page.querySelectorAll('[data-key-path]')].at(-1);
  field?.scrollIntoView({ block: 'center' });
  if (!field || !depth) return false;
  if (depth < names.length) {
    unfold(page, field, names[depth] ?? '');
    return false;
  }
  const input =
    field.querySelector<HTMLElement>('input, textarea, [role=combobox], [role=radio]') ??
    // An empty list has the button that adds to it.
    field.querySelector<HTMLElement>('button:not([aria-haspopup], [disabled])');
  // The form of the entry before may still be there.
  if (field.contains(page.activeElement)) return true;
  input?.focus();
  return false;
}

/** Unfolds a field, or an entry of a list, or scrolls to what it has unfolded. */
function unfold(page: Document, field: Element, name: string): void {
  const own = field.querySelector<HTMLElement>('[aria-controls]');
  const entry = `${own?.getAttribute('aria-controls')?.replace(/list$/, name)}-body`;
  const toggle = page.querySelector<HTMLElement>(`[aria-controls="${entry}"]`) ?? own;
  if (toggle?.ariaExpanded === 'false') toggle.click();
  else toggle?.scrollIntoView({ block: 'start' });
}

/** Has the server change files, and the editor read them again. */
async function change(path: string, address?: string): Promise<void> {
  const answer = await fetch(path, { method: 'POST' });
  if (!answer.ok) return alert(await answer.text());
  const editor = window.frames[0];
  if (address) editor?.location.replace(address);
  editor?.location.reload();
}

fix?.addEventListener('click', () => void change('/desk/fix'));
// The editor shows nothing of what is read.
read?.addEventListener('click', () => void fetch('/desk/read', { method: 'POST' }).then(tell));
copy?.addEventListener('submit', (event) => {
  event.preventDefault();
  const from = entry.split('/').at(-1) ?? '';
  const to = String(new FormData(copy).get('to'));
  const address = `/desk/editor#/collections/terms/entries/${to}`;
  void change(`/desk/terms?${new URLSearchParams({ from, to })}`, address);
});

function turn(): void {
  follow();
  void tell();
}

turn();
setInterval(turn, pause);
