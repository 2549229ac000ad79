import { moon, round, slice } from '../../../src/pages/drawings/geometry.ts';
import { face } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { wordmark } from '../../../src/pages/drawings/wordmark.ts';
import { picture } from './frame.ts';

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
