import { circle } from '../geometry.ts';
import { type Drawing, fill, lines, stroke } from './draw.ts';

/** Nuts, seeds and berries. */
export const nuts = {
  almond: ([base, shade, light]) =>
    fill('M54 6C82 34 92 66 66 88 42 102 12 84 18 52 22 32 36 16 54 6z', shade) +
    fill('M53 8C78 34 88 62 64 82 42 96 15 80 20 52 24 33 36 18 53 8z', base) +
    lines(
      stroke('M50 24C38 40 32 58 38 78M58 28C58 46 60 62 54 80M66 42q6 16 0 30', 3.5, shade) +
        stroke('M40 28C30 40 26 52 28 64', 4, light),
    ),
  peanut: ([base, shade, light]) => {
    const shape =
      'M36 8C56 4 68 20 62 36 58 46 66 50 76 58 94 72 84 96 62 94 40 92 36 74 34 64 32 54 14 48 14 32 14 18 24 10 36 8z';
    return (
      fill(shape, shade) +
      fill(shape, base, ' transform="translate(-1-3)"') +
      lines(
        stroke(
          'M24 26q10-8 24-4M20 38q14-4 34 0M40 56q10-2 20 0M44 70q14-6 34-2M50 84q10-4 28-2M34 14q-2 20 10 40t6 34M50 18q4 10 0 22',
          3,
          shade,
          ' opacity=".7"',
        ) + stroke('M20 26q4-9 12-12', 4, light),
      )
    );
  },
  cashew: ([base, shade, light]) =>
    lines(
      stroke('M28 24C70 20 84 52 62 80', 34, shade) +
        stroke('M28 22C68 18 80 50 60 76', 28, base) +
        stroke('M26 14C54 10 72 20 78 38', 4, light),
    ) + lines(stroke('M40 36C54 38 58 48 50 62', 3, shade)),
  hazelnut: ([base, shade, light]) =>
    fill('M50 92C22 90 12 66 18 44h64c6 22-4 46-32 48z', shade) +
    fill('M50 88C24 86 15 64 20 44h60c5 20-6 42-30 44z', base) +
    fill('M14 46C14 22 32 14 44 14l6-8 6 8c12 0 30 8 30 32-20 10-52 10-72 0z', light) +
    lines(
      stroke(
        'M14 46c20 9 52 9 72 0M34 20q-6 10-6 26M50 14v36M66 20q6 10 6 26',
        3,
        shade,
        ' opacity=".55"',
      ) + stroke('M30 60q2 12 10 18', 4, light, ' opacity=".6"'),
    ),
  berry: ([base, shade, light]) =>
    fill(circle(51, 53, 36), shade) +
    fill(circle(49, 50, 35), base) +
    lines(
      stroke('M30 36q6-9 16-10M50 40q-10 14 0 28M66 44q4 14-4 24M34 54q-1 10 4 16', 4, shade) +
        stroke('M27 40q4-10 13-14', 5, light),
    ),
  seed: ([base, shade, light]) =>
    fill('M50 4C74 30 84 60 70 82 60 98 40 98 30 82 16 60 26 30 50 4z', shade) +
    fill(
      'M50 14C42 34 40 64 46 90q4 1 8 0C60 64 58 34 50 14zM40 22C28 42 24 62 33 79c2 4 3 5 5 7C33 64 34 44 40 22zM60 22c12 20 16 40 7 57-2 4-3 5-5 7C67 64 66 44 60 22z',
      base,
    ) +
    fill('M50 14C46 34 45 64 47 90h3z', light),
} satisfies Record<string, Drawing>;
