import { moon, round } from '../../../src/pages/drawings/geometry.ts';
import { face, placed } from '../../../src/pages/drawings/motifs.ts';
import { colours } from '../../../src/pages/drawings/palette.ts';
import { picture } from './frame.ts';

const bagGrams = 125;

/** A portion in a bowl whose surface grows with its grams: 320 by 260. */
export function portion(grams: number, bowl: string): string {
  const r = Math.sqrt(grams / bagGrams) * 150;
  const crisps = Array.from({ length: Math.max(3, Math.round(grams / 11)) }, (_, i) => {
    const angle = (((i * 137.5) % 180) * Math.PI) / 180;
    const distance = r * (0.25 + ((i * 41) % 60) / 100);
    return placed(
      'crisp',
      round(160 + Math.cos(angle) * distance),
      round(104 - Math.sin(angle) * distance * 0.45),
      66,
      (i * 53) % 180,
    );
  });
  return picture(
    320,
    260,
    `${crisps.join('')}<path fill="${bowl}" d="${moon(160, 104, r, true)}"/>${face(160, round(104 + r * 0.3), round(r / 46, 2), colours.nata)}`,
  );
}
