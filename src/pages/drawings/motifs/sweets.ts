import { circle } from '../geometry.ts';
import { type Drawing, fill, lines, stroke } from './draw.ts';

export const sweets = {
  candy: ([base, shade, light]) =>
    `<g transform="rotate(-24 50 50)">` +
    fill('M30 50L4 30q6 20 0 40zM70 50l26-20q-6 20 0 40z', shade) +
    fill('M30 48L6 33q5 17 1 31zM70 48l24-15q-5 17-1 31z', base) +
    fill(circle(50, 52, 25), shade) +
    fill(circle(50, 50, 25), base) +
    fill(
      'M38 28q10 22 0 44 6 3 12 3 8-24 0-50-6 0-12 3zM62 28q10 22 0 44 8-5 11-12 4-12 0-20-4-8-11-12z',
      light,
    ) +
    lines(stroke('M32 40q4-8 12-11', 4, '#fff')) +
    '</g>',
  citrus: ([base, shade, light]) =>
    fill('M6 34a44 44 0 0 0 88 0z', shade) +
    fill('M12 34a38 38 0 0 0 76 0z', light) +
    fill(
      'M17 38h22q6 0 3 5L30 59A33 33 0 0 1 17 38zM83 38H61q-6 0-3 5l12 16A33 33 0 0 0 83 38zM36 62l11-14q3-4 6 0l11 14a33 33 0 0 1-28 0z',
      base,
    ),
  leaf: ([base, shade, light]) =>
    fill('M16 84C4 44 30 10 88 14 94 66 62 96 22 80z', shade) +
    fill('M18 80C8 44 32 14 86 16 88 62 58 88 24 76z', base) +
    lines(
      stroke('M14 90C32 62 50 44 72 30M36 62l-4-20M48 48l0-18M44 66l20 4M56 52l18 2', 4, light),
    ),
} satisfies Record<string, Drawing>;
