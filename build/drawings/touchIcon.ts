import { moon } from '../../src/pages/drawings/geometry.ts';
import { colours } from '../../src/pages/drawings/palette.ts';

const laugh = `<path fill="${colours.nata}" d="${moon(19, 28, 11)}${moon(45, 28, 11)}${moon(32, 34, 21, true)}"/>`;

/**
 * The sign of the site in a browser's tab: a laugh on a shape that is flat on top and
 * round below.
 */
export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="${colours.clavel}" d="M4 0h56q4 0 4 4v32a28 28 0 0 1-28 28h-8A28 28 0 0 1 0 36V4q0-4 4-4z"/>${laugh}</svg>`;

/**
 * The same for a home screen, which crops the icon: the background fills the square and
 * the laugh stays in the middle.
 */
export const homeScreenIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="${colours.clavel}" d="M0 0h64v64H0z"/><g transform="translate(6.4 5.4)scale(.8)">${laugh}</g></svg>`;
