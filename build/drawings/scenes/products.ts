import { moon, round, slice } from '../../../src/pages/drawings/geometry.ts';
import { face, placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { wordmark } from '../../../src/pages/drawings/wordmark.ts';
import { packShapes } from '../pack/shapes.ts';
import { picture } from './frame.ts';

const { silhouette } = packShapes.bag;

/** Two printed lines, batch and date, readable in any language. */
const print = `<g font-family="Familjen" font-weight="700" font-size="27" fill="${colours.tinto}"><text x="66" y="84">L 6328 B</text><text x="66" y="122">27/03/2027</text></g>`;

/** The upper half of the back of a bag, with the place of batch and date: 300 by 240. */
export const lot = {
  lot: () =>
    picture(
      300,
      240,
      `<clipPath id="lot"><path d="${silhouette}"/></clipPath>` +
        `<g clip-path="url(#lot)"><path fill="${colours.azafran}" d="M0 0h300v400H0z"/>` +
        `<path fill="${colours.naranja}" d="M0 0h300v40H0zM236 40h22v360h-22z"/>` +
        `<path fill="${colours.tinto}" opacity=".18" d="M56 176h160v9H56zM56 200h160v9H56zM56 224h110v9H56z"/></g>` +
        `<path fill="${colours.nata}" stroke="${colours.clavel}" stroke-width="6" d="M46 50h180v92a20 20 0 0 1-20 20H66a20 20 0 0 1-20-20z"/>${print}` +
        `<path fill="${colours.clavel}" d="${moon(136, 138, 9, true)}"/>`,
    ),
};

const bagGrams = 125;

/** A portion in a bowl whose surface grows with its grams: 320 by 260. */
export function portion(grams: number, bowl: string): string {
  const r = Math.sqrt(grams / bagGrams) * 150;
  const crisps = Array.from({ length: Math.max(3, Math.round(grams / 11)) }, (_, i) => {
    const angle = (((i * 137.5) % 180) * Math.PI) / 180;
    const distance = r * (0.25 + ((i * 41) % 60) / 100);
    return placed(
      'crisp',
      round(160 + Math.cos(angle) * distance),
      round(104 - Math.sin(angle) * distance * 0.45),
      66,
      (i * 53) % 180,
    );
  });
  return picture(
    320,
    260,
    `${crisps.join('')}<path fill="${bowl}" d="${moon(160, 104, r, true)}"/>${face(160, round(104 + r * 0.3), round(r / 46, 2), colours.nata)}`,
  );
}

/** A share fills from the left; a saving is a slice lifted out. Both are to scale. */
export function gauge(
  percent: number,
  kind: 'share' | 'saving',
  fill: string,
  ground: string = colours.nata,
): string {
  const angle = round(percent * 1.8, 2);
  const middle = 118;
  const drawing =
    kind === 'share'
      ? `<path fill="${ground}" d="${moon(100, 118, 100)}"/>${slice(100, 118, 100, 0, angle, fill)}`
      : slice(100, 118, 100, 0, middle - angle / 2, fill) +
        slice(100, 118, 100, middle + angle / 2, 180, fill) +
        `<g transform="translate(9-17)">${slice(100, 118, 100, middle - angle / 2, middle + angle / 2, colours.tinto)}</g>`;
  return picture(200, 120, drawing);
}

/** A dashed cloud for avoided emissions. */
export const cloud = (): string =>
  picture(
    200,
    120,
    `<path fill="${colours.hoja}" d="${moon(58, 118, 58)}${moon(142, 118, 58)}${moon(100, 118, 100)}"/>${face(100, 80, 2.2, colours.nata)}`,
  );

/**
 * The sun, with the share of the energy that comes from it, in its disc and in its
 * rays: 1000 by 520.
 */
export function sun(percent: number): string {
  const rays = 18;
  const lit = Math.round((percent / 100) * rays);
  const ray = (i: number) => {
    const angle = (((i + 0.5) * 180) / rays) * (Math.PI / 180);
    return `<path d="${moon(0, 0, 27)}" fill="${i < lit ? colours.naranja : colours.nata}" transform="translate(${round(500 - Math.cos(angle) * 462)} ${round(520 - Math.sin(angle) * 462)})rotate(${(i + 0.5) * (180 / rays) - 90})"/>`;
  };
  return picture(
    1000,
    520,
    `${Array.from({ length: rays }, (_, i) => ray(i)).join('')}<path d="${moon(500, 520, 400)}" fill="${colours.nata}"/>${slice(500, 520, 400, 0, percent * 1.8, colours.azafran)}<path d="${moon(500, 520, 190)}" fill="${colours.naranja}"/>${face(500, 436, 7)}`,
  );
}

/**
 * The cover of a report: 200 by 270.
 *
 * @param lines Title in two lines.
 */
export function report(lines: readonly [string, string], percent: number): string {
  const sheet = 'M0 0h200v230a40 40 0 0 1-40 40H40a40 40 0 0 1-40-40z';
  return picture(
    200,
    270,
    `<path fill="${colours.harina}" d="${sheet}"/><g transform="translate(18 18)scale(.32)">${wordmark(colours.clavel)}</g>${lines.map((line, i) => `<text x="18" y="${104 + i * 38}" font-family="Savate" font-weight="900" font-size="40" fill="${colours.tinto}">${line}</text>`).join('')}<clipPath id="report"><path d="${sheet}"/></clipPath><g clip-path="url(#report)"><path fill="${colours.lima}" d="${moon(100, 270, 86)}"/>${slice(100, 270, 86, 0, percent * 1.8, colours.hoja)}</g>`,
  );
}
