import { readFileSync } from 'node:fs';
import type { Commitments } from '../../src/content/pages.ts';
import { colours } from '../../src/pages/drawings/palette.ts';
import { placedFigures } from '../content/reading/figures.ts';
import type { Packs } from './packDesigns.ts';
import { about } from './scenes/about.ts';
import { contest } from './scenes/contest.ts';
import { covers } from './scenes/covers.ts';
import { distributors } from './scenes/distributors.ts';
import { errors } from './scenes/errors.ts';
import { finder } from './scenes/finder.ts';
import { history } from './scenes/history.ts';
import { origins } from './scenes/origins.ts';
import { press } from './scenes/press.ts';
import { cloud, gauge, lot, portion, report, sun } from './scenes/products.ts';
import { pairings, tasting } from './scenes/tasting.ts';
import { wheels } from './scenes/wheels.ts';

/** The value that the company publishes, so that drawing and words match. */
function percent(id: string): number {
  const file: Commitments = JSON.parse(readFileSync('content/commitments.json', 'utf8'));
  return Number(placedFigures(file).figures.find((figure) => figure.id === id)?.value);
}

const commitments = {
  sun: () => sun(percent('solar')),
  cloud,
  'gauge-solar': () => gauge(percent('solar'), 'share', colours.naranja, '#ffe0a0'),
  'gauge-water': () => gauge(percent('water'), 'saving', colours.azul),
  'gauge-energy-daganzo': () => gauge(percent('energy-daganzo'), 'saving', colours.fucsia),
  'gauge-energy-loeches': () => gauge(percent('energy-loeches'), 'saving', colours.fucsia),
  report: () => report(['EINF', '2023'], percent('solar')),
};

const portions = {
  'portion-30': () => portion(30, colours.clavel),
  'portion-100': () => portion(100, colours.azul),
  'portion-125': () => portion(125, colours.tinto),
};

const scenes = {
  ...covers,
  ...origins,
  ...pairings,
  ...tasting,
  ...history,
  ...about,
  ...distributors,
  ...press,
  ...contest,
  ...finder,
  ...commitments,
  ...portions,
  ...lot,
  ...errors,
  ...wheels,
};

/** A drawing with a meaning; content refers to it by name. */
export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

/** One scene as a complete decorative `<svg>`. */
export const sceneSvg = (name: SceneName, packs: Packs): string => scenes[name](packs);
