import { circle } from '../geometry.ts';
import { type Drawing, dots, fill, lines, stroke, towardsLight } from './draw.ts';

/** Corn snacks, and others that are puffed or baked. */
export const corn = {
  worm: ([base, shade, light]) => {
    const shape = 'M20 70C14 40 36 18 51 34S50 68 66 72 90 50 82 30';
    return lines(
      stroke(shape, 28, shade) +
        stroke(shape, 24, base, towardsLight) +
        stroke(shape, 5, light, ' stroke-dasharray="2 12" transform="translate(-5-7)"') +
        stroke(
          shape,
          4,
          shade,
          ' stroke-dasharray="0 17" opacity=".45" transform="translate(3 3)"',
        ),
    );
  },
  risketo: ([base, shade, light]) => {
    const shape = 'M20 76C34 72 34 54 50 52S68 34 82 24';
    return lines(
      stroke(shape, 30, shade, ' stroke-dasharray="0 14.2"') +
        stroke(shape, 27, base, ' stroke-dasharray="0 14.2" transform="translate(-2-3)"') +
        stroke(
          'M20 76C34 72 34 54 50 52S64 40 73 33',
          7,
          light,
          ' stroke-dasharray="3 16" transform="translate(-5-9)"',
        ) +
        stroke(
          shape,
          4,
          shade,
          ' stroke-dasharray="0 11" opacity=".55" transform="translate(4 5)"',
        ),
    );
  },
  popcorn: ([base, shade, light]) =>
    fill(
      circle(30, 42, 19) +
        circle(55, 30, 20) +
        circle(74, 52, 18) +
        circle(58, 68, 19) +
        circle(34, 64, 16),
      shade,
    ) +
    fill(
      circle(29, 38, 18) +
        circle(54, 26, 18) +
        circle(73, 47, 16) +
        circle(55, 61, 18) +
        circle(35, 58, 14) +
        circle(50, 44, 16),
      base,
    ) +
    fill(circle(25, 33, 7) + circle(50, 20, 8) + circle(71, 42, 6), light) +
    lines(stroke('M44 48q7 7 14 0M38 42q-2 6 3 10M62 44q3 6-1 11', 4, shade)),
  triangle: ([base, shade, light]) => {
    const shape = 'M51 21L84 75Q50 86 17 75z';
    return (
      lines(
        `<path d="${shape}" fill="${shade}" stroke="${shade}" stroke-width="19"/><path d="${shape}" fill="${base}" stroke="${base}" stroke-width="14"${towardsLight}/>` +
          stroke('M46 23L20 65', 5, light),
      ) +
      dots('52 44, 40 64, 62 66, 50 57, 73 75, 28 76', 6.3, shade, ' opacity=".6"') +
      dots('60 64, 51 42.5', 5.2, light)
    );
  },
  ball: ([base, shade, light]) =>
    fill(circle(51, 52, 38), shade) +
    fill(circle(49, 49, 36), base) +
    lines(stroke('M20 33C42 36 46 62 33 81M66 17C56 36 66 58 84 62', 5, light)) +
    dots('54 34, 48 70, 60 74, 24 52, 70 42, 42 48', 4.7, shade, ' opacity=".55"'),
  ring: ([base, shade, light]) =>
    lines(
      stroke(circle(51, 52, 27), 26, shade) +
        stroke(circle(49.5, 49.5, 27), 22, base) +
        stroke('M24 40A29 29 0 0 1 62 23', 6, light, ' stroke-dasharray="12 9"'),
    ) + dots('76 56, 62 73, 36 72, 24 58, 70 34', 4.8, shade, ' opacity=".6"'),
  cracker: ([base, shade, light]) => {
    const shape = 'M27 18h46a9 9 0 0 1 9 9v46a9 9 0 0 1-9 9H27a9 9 0 0 1-9-9V27a9 9 0 0 1 9-9z';
    return (
      `<g transform="rotate(-10 50 50)">` +
      lines(
        `<path d="${shape}" fill="${shade}" stroke="${shade}" stroke-width="9" stroke-dasharray="0 9.1" transform="translate(2 3)"/><path d="${shape}" fill="${base}" stroke="${base}" stroke-width="8" stroke-dasharray="0 9.1"/>`,
      ) +
      dots('34 34, 50 34, 66 34, 34 50, 50 50, 66 50, 34 66, 50 66, 66 66', 6.8, shade) +
      lines(
        stroke('M41 26l3 3M58 43l4-1M26 57l3-3M57 74l4-2M42 59l-3 2M72 42l1 4', 3.5, '#2f7d4f'),
      ) +
      lines(stroke('M24 27q2-4 7-4h20', 4, light)) +
      '</g>'
    );
  },
  stick: ([base, shade, light]) => {
    const shape = 'M14 82L60 14M34 90L84 24M12 52L90 68';
    return lines(
      stroke(shape, 15, shade, ' transform="translate(1.5 2.5)"') +
        stroke(shape, 12, base) +
        stroke(shape, 3, light, ' stroke-dasharray="14 9" transform="translate(-2-2)"'),
    );
  },
  tile: ([base, shade, light]) =>
    fill('M6 70C14 18 86 18 94 70 84 84 74 84 68 74 60 58 40 58 32 74 26 84 16 84 6 70z', shade) +
    fill('M7 66C16 16 84 16 93 66 78 46 22 46 7 66z', base) +
    fill('M22 46C34 30 62 28 76 42 58 36 40 37 22 46z', light) +
    dots('30 62, 70 63, 50 50, 80 72', 4.8, shade, ' opacity=".6"'),
  horn: ([base, shade, light]) =>
    fill('M12 22C22 8 50 8 60 22 74 44 84 62 88 88 62 84 36 74 14 52 6 42 6 30 12 22z', shade) +
    fill('M14 21C24 9 48 10 57 23 70 44 80 62 85 84 60 78 36 68 18 48 8 38 8 28 14 21z', base) +
    `<ellipse cx="35" cy="28" rx="24" ry="15" transform="rotate(32 35 28)" fill="${shade}"/><ellipse cx="36" cy="30" rx="18" ry="10" transform="rotate(32 36 30)" fill="#7c3610"/>` +
    lines(stroke('M66 46q-12 14-24 18M76 64q-8 8-16 10', 4, shade)) +
    lines(stroke('M64 38l10 18', 4, light)),
  triker: ([base, shade, light]) => {
    const shape = 'M50 54V22M50 54L22 74M50 54L79 74';
    return (
      lines(
        stroke(shape, 29, shade, ' transform="translate(1.5 3)"') +
          stroke(shape, 25, base) +
          stroke('M44 18v24M17 70l20-13', 5, light),
      ) + dots('52 54, 70 70, 32 72, 54 34, 60 62', 4.8, shade, ' opacity=".65"')
    );
  },
} satisfies Record<string, Drawing>;
