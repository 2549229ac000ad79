import { addressOfPlace } from '../../src/site/addresses/addresses.ts';
import type { DrivenBrowser } from '../support/browser/devtools.ts';
import { facesOfTheSystem } from '../support/browser/faces.ts';
import { pageTypes } from '../support/places.ts';
import { type Line, lines, visitSlowly } from './slowVisit.ts';

/** Most milliseconds between the first paint and the brand's own faces. */
const latest = 1_000;
const attempts = 3;
const pathsOfEveryKind = [
  ...new Set(pageTypes.map((place) => addressOfPlace(place, 'es'))),
];

interface Faces {
  /** Milliseconds from the first paint until both faces stand; 0 if they came with it. */
  late: number;
  /** Letters that stay in a face of the system. */
  system: string[];
}

/**
 * On first visits to a page of every kind, over every line: how long after the first
 * paint the text stands in the brand's own faces. Other work on the machine only makes
 * it later, so a page that is late is visited again.
 */
export async function facesTable(
  chromium: DrivenBrowser,
  site: string,
  paths = pathsOfEveryKind,
): Promise<{ rows: string[][]; late: string[] }> {
  const rows = [['line', 'pages', 'faces after first paint, median', 'at the latest']];
  const late: string[] = [];
  for (const [name, line] of Object.entries(lines)) {
    const times: { path: string; late: number }[] = [];
    for (const path of paths) {
      const faces = await soonest(chromium, site + path, line);
      times.push({ path, late: faces.late });
      if (faces.late > latest)
        late.push(`${name}, ${path}: ${faces.late.toFixed(0)} ms (limit ${latest} ms)`);
      if (faces.system.length > 0)
        late.push(`${name}, ${path}: stays in ${faces.system.join(', ')}`);
    }
    times.sort((a, b) => a.late - b.late);
    const middle = times[Math.floor(times.length / 2)];
    const last = times.at(-1);
    rows.push([
      name,
      String(times.length),
      `${middle?.late.toFixed(0)} ms`,
      `${last?.late.toFixed(0)} ms (${last?.path})`,
    ]);
  }
  return { rows, late };
}

async function soonest(chromium: DrivenBrowser, url: string, line: Line): Promise<Faces> {
  let best: Faces = { late: Number.POSITIVE_INFINITY, system: [] };
  for (let attempt = 0; attempt < attempts && best.late > latest; attempt++) {
    const faces = await visitSlowly(
      chromium,
      url,
      { line, observe: watchFaces },
      (page) =>
        Promise.all([
          page.evaluate<number>(
            `Math.max(0, seen.faces - performance.getEntriesByName('first-paint')[0].startTime)`,
          ),
          facesOfTheSystem((method, parameters) => page.send(method, parameters)),
        ]),
    );
    if (faces[0] < best.late) best = { late: faces[0], system: faces[1] };
  }
  return best;
}

/** Runs in the page. Sober pages need one face only, so the last that comes counts. */
function watchFaces(): void {
  const seen = { faces: Number.POSITIVE_INFINITY };
  Object.assign(globalThis, { seen });
  let loaded = 0;
  document.fonts.addEventListener('loadingdone', () => {
    const own = [...document.fonts].filter(
      ({ family, status }) =>
        /^"?(Savate|Familjen)"?$/.test(family) && status === 'loaded',
    );
    // What stands in for them is loaded, too, and again with every new weight.
    if (own.length === loaded) return;
    loaded = own.length;
    requestAnimationFrame(() => {
      seen.faces = performance.now();
    });
  });
}
