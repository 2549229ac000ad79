import { fittingSize } from '../../../src/pages/drawings/lettering.ts';
import {
  type CoverName,
  coverVariants,
  type PosterName,
  posterNames,
} from '../../../src/site/news/cover.ts';
import { poster } from '../scenes/frame.ts';
import { posters } from './posters.ts';

/** Sounds of a good bite, one for each variant, the same in all languages. */
const bites = ['Cric crac', 'Mmmm', 'Oh oh oh'] as const;

/**
 * A cover of 400 by 310: a background, a big word, and the poster over it. Every second
 * one is mirrored, so that two covers of one category differ in more than their colour.
 */
function cover(name: PosterName, variant: number): string {
  const { grounds, upright, wordTop = 22, art } = posters[name];
  const ground = grounds[variant] ?? grounds[0];
  const turned = variant % 2 === 1 && !upright;
  const drawing = art(ground);
  return poster(
    ground,
    bigWord(bites[variant] ?? bites[0], wordTop) +
      (turned ? `<g transform="translate(400 0)scale(-1 1)">${drawing}</g>` : drawing),
  );
}

/** A word as wide as the poster, in a paler shade of any flood. */
function bigWord(word: string, top: number): string {
  const size = fittingSize(word, 364, 200);
  return `<text x="200" y="${Math.round(top + size * 0.74)}" text-anchor="middle" font-family="Savate" font-size="${size}" fill="#fff" fill-opacity=".62">${word}</text>`;
}

/** Covers of news items that have no picture, by name. */
export const covers = Object.fromEntries(
  posterNames.flatMap((name) =>
    coverVariants.map((variant) => [
      `cover-${name}-${variant}` as const,
      () => cover(name, variant - 1),
    ]),
  ),
) as Record<CoverName, () => string>;
