import { type Drawing, dots, fill, lines, stroke } from './draw.ts';

/** Crisps and their ingredients. */
export const crisps = {
  crisp: ([base, shade, light]) =>
    fill('M8 54C6 28 34 12 60 15S95 36 91 58 68 88 44 86 10 78 8 54z', shade) +
    fill('M11 50C11 27 36 14 59 16S92 34 88 52 66 79 44 77 11 70 11 50z', base) +
    fill('M20 47C22 32 40 24 56 25S80 36 79 46C64 34 38 36 20 47z', light) +
    dots('36 60, 58 66, 70 54, 50 52', 5.5, shade, ' opacity=".6"') +
    lines(stroke('M76 66q9-5 11-14', 4, light)),
  ridged: ([base, shade, light]) =>
    fill('M7 52C7 27 33 11 60 14S95 36 92 58 68 88 44 86 7 78 7 52z', shade) +
    fill('M10 49C11 27 36 14 59 16S92 34 89 53 66 81 44 79 10 71 10 49z', base) +
    lines(
      stroke(
        'M24 31q6-7 12 0t12 0 12 0 12 0M15 46q6-7 12 0t12 0 12 0 12 0 12 0 10-1M17 61q6-7 12 0t12 0 12 0 12 0 12 0M33 74q5-6 10 0t10 0 10-2',
        5,
        shade,
        ' opacity=".75"',
      ) +
        stroke(
          'M24 26q6-7 12 0t12 0 12 0 12 0M15 41q6-7 12 0t12 0 12 0 12 0 12 0 10-1M17 56q6-7 12 0t12 0 12 0 12 0 12 0',
          4,
          light,
        ),
    ),
  potato: ([base, shade, light]) =>
    fill('M18 34C32 8 70 8 84 32 98 58 84 92 54 92 22 92 6 60 18 34z', shade) +
    fill('M20 32C34 10 68 10 81 32 93 56 80 86 53 86 24 86 8 56 20 32z', base) +
    lines(
      stroke('M36 60q5 4 9 0M62 44q5 3 8-1M56 72q4 3 8 0M34 38q3 2 6 0', 4, shade) +
        stroke('M26 36q6-12 18-15', 5, light),
    ),
} satisfies Record<string, Drawing>;
