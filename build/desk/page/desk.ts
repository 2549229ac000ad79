import type { DeskFault } from '../pages.ts';

/** Milliseconds between two questions whether content/ has faults. */
const pause = 1500;

/** Tells the faults of the last save below the editor, each with a link to its entry. */
async function tell(): Promise<void> {
  const answer = await fetch('/desk/faults.json').catch(() => undefined);
  if (!answer?.ok) return say('El sitio no contesta: mira la terminal.', []);
  const faults = (await answer.json()) as DeskFault[];
  if (!faults.length) return say('Todo en orden.', []);
  const count = faults.length === 1 ? 'Hay un error' : `Hay ${faults.length} errores`;
  say(`${count}: hasta que se corrija, la web enseña lo último que estaba bien.`, faults);
}

let said = '';

function say(title: string, faults: DeskFault[]): void {
  const now = JSON.stringify([title, faults]);
  if (now === said) return;
  said = now;
  const [heading, list] = [document.querySelector('h1'), document.querySelector('ol')];
  if (heading) heading.textContent = title;
  list?.replaceChildren(...faults.map(lineOf));
}

function lineOf({ text, address }: DeskFault): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: address, target: 'editor' });
  link.textContent = text;
  const line = document.createElement('li');
  line.appendChild(link);
  return line;
}

/** The addresses of the site by the entries that they show. */
const places: Record<string, string> = JSON.parse(document.body.dataset['places'] ?? '{}');
let entry = '';

/** Shows the page of the entry that has been opened. */
function follow(): void {
  const [, now = ''] = window.frames[0]?.location.hash.split('#/collections/') ?? [];
  if (now === entry) return;
  entry = now;
  const place = places[now];
  if (place) window.frames[1]?.location.replace(place);
}

function turn(): void {
  follow();
  void tell();
}

turn();
setInterval(turn, pause);
