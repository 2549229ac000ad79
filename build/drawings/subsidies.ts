import { escapeXml, moon } from '../../src/pages/drawings/geometry.ts';
import { colours } from '../../src/pages/drawings/palette.ts';

/** Twelve half-moons in a ring. */
const stars = Array.from(
  { length: 12 },
  (_, i) => `<path transform="rotate(${i * 30} 24 24)" d="${moon(24, 10, 2.4)}"/>`,
).join('');

interface Subsidy {
  lines: readonly [string, string];
  /** Start of the text. */
  x: number;
  sign: (ink: string) => string;
}

/** Placeholders until the official artwork arrives; the footer says so once. */
const subsidies = {
  ue: {
    lines: ['Financiado por', 'la Unión Europea'],
    x: 58,
    sign: () =>
      `<path fill="#23408f" d="M0 6h48v36H0z"/><g fill="#ffd617" transform="translate(3.6 3.6)scale(.85)">${stars}</g>`,
  },
  plan: {
    lines: ['Plan de', 'recuperación'],
    x: 54,
    sign: (ink) =>
      `<path d="${moon(20, 34, 20)}" fill="${ink}"/><path d="${moon(32, 34, 12)}" fill="${colours.clavel}"/>`,
  },
  region: {
    lines: ['Ayuda regional', 'Madrid'],
    x: 50,
    sign: () =>
      `<path d="M0 8h40v20a12 12 0 0 1-12 12H12A12 12 0 0 1 0 28z" fill="${colours.clavel}"/><path d="${moon(11, 22, 4)}${moon(20, 22, 4)}${moon(29, 22, 4)}${moon(20, 32, 4)}" fill="#fff"/>`,
  },
} satisfies Record<string, Subsidy>;

type SubsidyId = keyof typeof subsidies;

/**
 * Each mark exists for light backgrounds and, as `…-light`, with light lettering for dark
 * ones.
 */
export type SubsidyName = SubsidyId | `${SubsidyId}-light`;
export const subsidyNames = Object.keys(subsidies).flatMap((id) => [
  id,
  `${id}-light`,
]) as SubsidyName[];

/** The mark of one subsidy as a complete `<svg>` with its words as text. */
export function subsidyMark(name: SubsidyName): string {
  const light = name.endsWith('-light');
  const { lines, x, sign }: Subsidy = subsidies[name.replace(/-light$/, '') as SubsidyId];
  const ink = light ? colours.nata : colours.tinto;
  const words = lines
    .map((line, i) => `<text x="${x}" y="${22 + i * 14}">${escapeXml(line)}</text>`)
    .join('');
  return `<svg viewBox="0 0 168 48" role="img" aria-label="${escapeXml(lines.join(' '))}">${sign(ink)}<g fill="${ink}" stroke="${ink}" stroke-width=".5" font-family="Familjen" font-size="12.5">${words}</g></svg>`;
}
