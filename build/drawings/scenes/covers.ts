import { arcs, circle, moon, moonRow } from '../../../src/pages/drawings/geometry.ts';
import { fittingSize } from '../../../src/pages/drawings/lettering.ts';
import { type MotifName, placed, type Tones } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import {
  type CoverName,
  coverVariants,
  type PosterName,
  posterNames,
} from '../../../src/site/news/cover.ts';
import type { Packs } from '../packDesigns.ts';
import { placedPack, poster, scattered } from './frame.ts';

const pinkTriker: Tones = ['#ff5a9a', '#a80f55', '#ffc0da'];
const yellowTriker: Tones = ['#ffc524', '#dc8f15', '#fff0b8'];

/** Half-moons that shine in a ring around a point. */
const shine = (
  x: number,
  y: number,
  distance: number,
  degrees: readonly number[],
  r: number,
  fill: string,
): string =>
  `<g fill="${fill}">${degrees.map((angle) => `<path d="${moon(0, 0, r)}" transform="translate(${Math.round(x - Math.cos((angle * Math.PI) / 180) * distance)} ${Math.round(y - Math.sin((angle * Math.PI) / 180) * distance)})rotate(${angle - 90})"/>`).join('')}</g>`;

/** Scattered half-moons, placed by a fixed rule so that the drawing is reproducible. */
export const confetti = (count: number, width: number, height: number, size: number): string => {
  const { lima, rosa, azafran, cielo, naranja } = colours;
  const papers = [lima, rosa, azafran, cielo, naranja];
  return Array.from(
    { length: count },
    (_, i) =>
      `<path fill="${papers[i % papers.length]}" d="${moon(0, 0, size * (0.7 + (i % 3) * 0.3))}" transform="translate(${(i * 197) % width} ${(i * 83) % height})rotate(${i * 47})"/>`,
  ).join('');
};

interface PosterDrawing {
  /** Background colours that contrast with it, one for each variant. */
  grounds: readonly [string, string, string];
  /** Contains lettering, so it must not be mirrored. */
  upright?: boolean;
  /** Big words above it, one for each variant. */
  words?: readonly [string, string, string];
  /** @param variant From 0. */
  art(ground: string, packs: Packs, variant: number): string;
}

/** What the tickets of promotions show, one for each variant. */
const onTickets: readonly MotifName[] = ['risketo', 'seed', 'choco'];

/** A ticket whose bites show the background, below a big word. */
const ticket = (ground: string, art: string): string =>
  `<path d="M60 100h280v190H60z" fill="${colours.nata}"/><path d="${[120, 164, 208, 252].map((y) => `M46 ${y}a14 14 0 0 1 28 0 14 14 0 0 1-28 0M326 ${y + 10}a14 14 0 0 1 28 0 14 14 0 0 1-28 0`).join('')}" fill="${ground}"/>${art}`;

/** An open mouth with snacks in it. */
const fullMouth = (): string =>
  `<path d="${moon(200, 110, 170, true)}" fill="${colours.boca}"/><path d="${moonRow(30, 109, 340, 8)}" fill="${colours.nata}"/>` +
  scattered([
    ['worm', 140, 130, 110, 20],
    ['ring', 250, 140, 100],
    ['popcorn', 196, 196, 100, 10],
  ]);

/** A laughing biscuit in a window of a browser. */
const biscuitInWindow = (): string =>
  `<path fill="${colours.nata}" d="M52 40h296v192q0 40-40 40H92q-40 0-40-40z"/><path fill="${colours.tinto}" d="M52 40h296v36H52z"/><path fill="${colours.azafran}" d="${moon(78, 54, 9, true)}${moon(104, 54, 9, true)}${moon(130, 54, 9, true)}"/>` +
  placed('maria', 200, 172, 168, -8, { mood: 'laughing' });

/** A laughing sun that rises behind the lower edge. */
const risingSun = (): string =>
  arcs(200, 310, [
    [230, '#ffd458'],
    [185, '#ffb300'],
    [140, colours.naranja],
  ]) +
  placed('crisp', 200, 252, 210, 0, { mood: 'laughing' }) +
  shine(200, 310, 275, [50, 70, 90, 110, 130], 15, colours.azafran);

/** A laughing sun high above three solar panels on a hill. */
const sunOverPanels = (): string =>
  `<path fill="#ffb300" d="${circle(160, 118, 80)}"/>` +
  placed('crisp', 160, 118, 132, 0, { mood: 'laughing' }) +
  shine(160, 118, 106, [-20, 10, 40, 70, 110, 140, 170, 200], 12, colours.azafran) +
  `<path fill="${colours.hoja}" d="M0 310v-52q200-72 400-16v68z"/>` +
  [122, 210, 298]
    .map(
      (x) =>
        `<g transform="translate(${x} 200)"><path fill="${colours.tinto}" d="M26 52h8v46h-8z"/><path fill="${colours.noche}" d="M-14 66 10 6h66L56 66z"/><path stroke="${colours.cielo}" stroke-width="3" d="M8 66 32 6M31 66 54 6M-6 46h69M2 26h68"/></g>`,
    )
    .join('');

/**
 * Subjects of news covers: the first six represent the categories, the others a topic. Words
 * are sounds of a good bite, the same in all languages.
 */
const posters: Record<PosterName, PosterDrawing> = {
  producto: {
    grounds: [colours.cielo, colours.azafran, colours.rosa],
    upright: true,
    art: (_, packs) =>
      arcs(200, 310, [
        [210, colours.azul],
        [150, colours.noche],
      ]) +
      placedPack(packs, 'cover producto', 'gusanitos-tradicionales', 104, 182, 156, -10) +
      placedPack(packs, 'cover producto', 'triskys-original', 296, 182, 156, 10) +
      placedPack(packs, 'cover producto', 'palomitas-original', 200, 164, 172),
  },
  web: {
    grounds: [colours.naranja, colours.lima, colours.cielo],
    art: (_ground, _packs, variant) => (variant === 1 ? biscuitInWindow() : fullMouth()),
  },
  promocion: {
    grounds: [colours.clavel, colours.azul, colours.hoja],
    words: ['Cric crac', 'Mmmm', 'Oh oh oh'],
    art: (ground, _packs, variant) =>
      ticket(ground, placed(onTickets[variant] ?? 'risketo', 200, 194, 190, 12)),
  },
  rsc: {
    grounds: ['#bfe3c0', colours.cielo, colours.azafran],
    art: () =>
      arcs(270, 310, [
        [170, colours.hoja],
        [110, '#12705a'],
      ]) +
      arcs(96, 310, [[120, '#0a4031']]) +
      placed('leaf', 150, 128, 190, -30, { tones: ['#39b98a', '#14795a', '#bff0da'] }) +
      placed('leaf', 262, 108, 150, 22, { tones: ['#c9dc5a', '#7c9a2e', '#f3f8cf'] }) +
      placed('potato', 212, 232, 150, 6, { mood: 'laughing' }),
  },
  novedades: {
    grounds: [colours.azafran, colours.cielo, colours.lima],
    art: () =>
      confetti(26, 400, 190, 10) +
      scattered([
        ['choco', 112, 116, 112, -12],
        ['star', 290, 108, 120, 12],
        ['cocoa', 204, 88, 130, -4],
      ]) +
      `<path d="${moon(200, 158, 150, true)}" fill="${colours.fucsia}"/><path d="${moonRow(50, 158, 300, 10)}" fill="${colours.nata}"/><path d="${moon(166, 222, 18)}${moon(234, 222, 18)}${moon(200, 234, 28, true)}" fill="${colours.nata}"/>`,
  },
  familia: {
    grounds: [colours.azul, colours.clavel, colours.hoja],
    art: () =>
      `<path d="${moonRow(0, 59.5, 400, 9)}" fill="${colours.rosa}"/><path d="M0 0h400v60H0z" fill="${colours.rosa}"/>` +
      scattered([
        ['maria', 100, 206, 150, -8],
        ['star', 214, 190, 120, 6],
        ['sandwich', 312, 212, 140, 4],
      ]),
  },
  trikers: {
    grounds: [colours.lima, colours.azul, colours.cielo],
    art: () =>
      placed('triker', 92, 96, 150, -18, { tones: pinkTriker }) +
      placed('triker', 312, 84, 130, 30) +
      placed('triker', 206, 206, 220, 8, { tones: yellowTriker, mood: 'laughing' }),
  },
  trikersrandom: {
    grounds: [colours.azul, colours.hoja, colours.fucsia],
    words: ['Oh oh oh', 'Cric crac', 'Mmmm'],
    art: (ground) =>
      ticket(
        ground,
        placed('triker', 124, 168, 92, -18, { tones: pinkTriker }) +
          placed('triker', 280, 236, 92, 40) +
          placed('triker', 204, 196, 150, 8, { tones: yellowTriker, mood: 'laughing' }),
      ),
  },
  sol: {
    grounds: [colours.cielo, colours.azul, colours.rosa],
    art: (_ground, _packs, variant) => (variant === 1 ? sunOverPanels() : risingSun()),
  },
  fabs: {
    grounds: ['#ffb02e', colours.rosa, colours.cielo],
    art: () =>
      arcs(200, 310, [
        [210, colours.hoja],
        [150, '#12705a'],
      ]) +
      scattered([
        ['cocoa', 96, 150, 170, -30],
        ['cocoa', 306, 150, 170, 10],
        ['choco', 200, 200, 190, -6],
      ]),
  },
  palomitas: {
    grounds: [colours.rosa, colours.azul, colours.lima],
    art: () =>
      `<path d="M120 150h160l-22 160H142z" fill="${colours.nata}"/><path d="M138 150h28l6 160h-30l-14-160zM194 150h28l-4 160h-20zM250 150h30l-22 160h-24z" fill="${colours.clavel}"/>` +
      scattered([
        ['popcorn', 142, 130, 92, -10],
        ['popcorn', 252, 128, 96, 30],
        ['popcorn', 198, 112, 110, 10],
        ['popcorn', 72, 76, 64, 40],
        ['popcorn', 322, 60, 72, -30],
        ['popcorn', 188, 40, 56, 70],
      ]) +
      `<path d="${moonRow(120, 150, 160, 5)}" fill="${colours.azafran}"/>`,
  },
  caramelos: {
    grounds: [colours.fucsia, colours.azul, colours.hoja],
    art: () =>
      `<path d="${moon(200, 310, 176)}" fill="${colours.nata}"/>` +
      placed('candy', 200, 182, 240, 0, { tones: ['#d62811', '#8d1206', '#fff3df'] }) +
      placed('citrus', 66, 96, 104, -20) +
      placed('leaf', 334, 90, 100, 10),
  },
};

/**
 * A cover of 400 by 310: a background, a big word if there is room, and the poster. Every
 * second one is mirrored, so that two covers of one category differ in more than their colour.
 */
function cover(packs: Packs, name: PosterName, variant: number): string {
  const { grounds, upright, words, art } = posters[name];
  const ground = grounds[variant] ?? grounds[0];
  const turned = variant % 2 === 1 && !upright;
  const drawing = art(ground, packs, variant);
  return poster(
    ground,
    (words ? bigWord(words[variant] ?? words[0]) : '') +
      (turned ? `<g transform="translate(400 0)scale(-1 1)">${drawing}</g>` : drawing),
  );
}

/** A word at the top of the poster, in a paler shade of any flood. */
function bigWord(word: string): string {
  const size = fittingSize(word, 364, 100);
  return `<text x="200" y="${Math.round(22 + size * 0.74)}" text-anchor="middle" font-family="Savate" font-size="${size}" fill="#fff" fill-opacity=".62">${word}</text>`;
}

/** Covers of news items that have no picture, by name. */
export const covers = Object.fromEntries(
  posterNames.flatMap((name) =>
    coverVariants.map((variant) => [
      `cover-${name}-${variant}` as const,
      (packs: Packs) => cover(packs, name, variant - 1),
    ]),
  ),
) as Record<CoverName, (packs: Packs) => string>;
