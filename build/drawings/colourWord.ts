import type { PackColour } from '../../src/site/catalogue/packShapes.ts';

/** The last degree of the colour circle that a word covers. */
const hues: readonly (readonly [PackColour, number])[] = [
  ['red', 13],
  ['orange', 37],
  ['yellow', 58],
  ['green', 165],
  ['turquoise', 195],
  ['blue', 255],
  ['purple', 315],
  ['pink', 347],
  ['red', 360],
];

/** The everyday name of a colour: `#ffc524` is yellow. */
export function colourWord(hex: string): PackColour {
  const { hue, saturation, lightness } = hslOf(hex);
  if (lightness < 0.16) return 'dark';
  if (saturation < 0.2) return 'grey';
  const word = hues.find(([, end]) => hue <= end)?.[0] ?? 'red';
  const isWarm = word === 'red' || word === 'orange' || word === 'yellow';
  if (isWarm && lightness > 0.78) return 'cream';
  if (isWarm && hue > 5 && hue < 40 && lightness < 0.44) return 'brown';
  if (word === 'red' && lightness > 0.7) return 'pink';
  if (word === 'pink' && lightness < 0.3) return 'purple';
  if (word === 'blue' && lightness > 0.7) return 'lightBlue';
  return word;
}

function hslOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  return { hue: sixth * 60, saturation, lightness };
}
