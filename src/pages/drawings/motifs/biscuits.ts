import { circle, moon } from '../geometry.ts';
import { type Drawing, dots, face, fill, lines, stroke } from './draw.ts';

export const biscuits = {
  maria: ([base, shade, light]) =>
    fill(circle(51, 53, 42), shade) +
    fill(circle(50, 49, 41), base) +
    lines(
      stroke(circle(50, 49, 39), 4, shade, ' stroke-dasharray="0 6.1"') +
        stroke(circle(50, 49, 31), 2.5, shade, ' opacity=".7"') +
        stroke('M17 32A36 36 0 0 1 62 15', 4, light),
    ) +
    fill(moon(38, 46, 7) + moon(62, 46, 7) + moon(50, 54, 12, true), shade) +
    dots('50 26, 27 56, 73 56', 3.6, shade),
  digestive: ([base, shade, light]) =>
    fill(circle(51, 53, 41), shade) +
    fill(circle(50, 49, 40), base) +
    lines(
      stroke(circle(50, 49, 40), 3, shade, ' stroke-dasharray="5 7" opacity=".5"') +
        stroke('M16 34A36 36 0 0 1 60 14', 4, light) +
        stroke('M32 62l5 3M64 30l5 2M70 60l-4 4M44 24l-4 3M24 46l4 2M54 80l5-2', 3.5, light),
    ) +
    dots('36 40, 50 36, 64 42, 34 55, 50 51, 66 57, 42 68, 58 69', 6, shade),
  sandwich: ([base, shade, light]) =>
    fill('M8 56v10c0 14 20 24 42 24s42-10 42-24V56z', shade) +
    fill('M6 50v10c0 12 20 22 44 22s44-10 44-22V50z', light) +
    fill('M30 74q5 14 10 6 8 6 12 0l-2-10z', light) +
    fill('M8 38v14c0 12 20 20 42 20s42-8 42-20V38z', shade) +
    `<ellipse cx="50" cy="36" rx="42" ry="22" fill="${base}"/>` +
    lines(
      `<ellipse cx="50" cy="36" rx="34" ry="16" stroke="${shade}" stroke-width="3" stroke-dasharray="0 6"/>`,
    ) +
    fill(moon(40, 34, 6) + moon(60, 34, 6) + moon(50, 38, 9, true), shade),
  choco: ([base, shade, light]) =>
    fill(circle(51, 53, 42), '#a8692b') +
    fill(circle(50, 49, 41), base) +
    lines(stroke(circle(50, 49, 36), 2.5, '#a8692b', ' stroke-dasharray="0 6.3"')) +
    fill('M9 49C20 40 30 58 42 50S62 38 72 48 88 46 91 49A41 41 0 0 1 9 49z', shade) +
    lines(stroke('M20 62q10 8 22-1M52 70q12 6 24-6M30 76q6 4 12 3', 4, light)) +
    dots('36 34, 50 28, 64 34', 4, '#a8692b'),
  star: ([base, shade, light]) => {
    const shape = 'M50 17l10 21 23 4-17 16 4 24-20-11-20 11 4-24-17-16 23-4z';
    return (
      lines(
        `<path d="${shape}" fill="${shade}" stroke="${shade}" stroke-width="18" transform="translate(1 3)"/><path d="${shape}" fill="${base}" stroke="${base}" stroke-width="14"/>` +
          stroke('M45 18l-8 15M22 44l12-2', 4, light),
      ) + face(50, 50, 1, shade)
    );
  },
  cocoa: ([base, shade, light]) =>
    `<g transform="rotate(38 50 50)">` +
    fill('M50 2C76 22 82 74 50 98 18 74 24 22 50 2z', shade) +
    fill('M50 6C72 24 77 70 50 92 23 70 28 24 50 6z', base) +
    lines(
      stroke('M50 8v82M40 16C30 40 32 64 42 84M60 16c10 24 8 48-2 68', 3.5, shade) +
        stroke('M33 36q-2 16 3 30', 4, light) +
        stroke('M50 2v-6', 6, '#4f6b2a'),
    ) +
    '</g>',
} satisfies Record<string, Drawing>;
