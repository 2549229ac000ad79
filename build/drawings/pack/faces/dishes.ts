import { circle, round } from '../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill, line } from './face.ts';

const strips = [18, 48, 78].flatMap((y, row) =>
  Array.from(
    { length: 6 },
    (_, i) => `M${-98 + i * 36 + (row % 2) * 18} ${y}h20v10h-20z`,
  ),
);

/** A woven bread basket. */
const basket: DrawFace = ({ ink }) => ({
  eyes: '',
  behind: fill(ink, strips.join('')),
});

/** A bowl on a foot, with a band around it. */
const bowl: DrawFace = ({ ink, accent }) => ({
  eyes: '',
  behind: line(ink, 7, 'M-90 66Q0 116 90 66'),
  front: fill(accent, 'M-30 97h60l10 14h-80z'),
});

/** The cup of a slow breakfast, with its handle and its saucer. */
const cup: DrawFace = ({ ink, accent }) => ({
  eyes: '',
  front: line(accent, 9, 'M96 20c22-4 18 34-12 38') + fill(ink, 'M-62 102H62l-8 9H-54z'),
});

/** Points around the lower edge of the half-moon. */
const scallops = Array.from({ length: 13 }, (_, i) => {
  const angle = ((i + 0.5) * Math.PI) / 13;
  return circle(Math.cos(angle) * 98, Math.sin(angle) * 98, 13);
});

/** A plate on a lace doily. */
const doily: DrawFace = () => ({
  eyes: '',
  back: fill(colours.nata, scallops.join('')),
});

/** A leaf beside the half-moon, by its angle below the flat side. */
function leaf(degrees: number, side: 1 | -1): string {
  const at = (angle: number, distance: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${round(side * Math.cos(radians) * distance)} ${round(Math.sin(radians) * distance)}`;
  };
  return `M${at(degrees, 104)}Q${at(degrees - 3, 116)} ${at(degrees - 15, 115)} ${at(degrees - 12, 104)} ${at(degrees, 104)}z`;
}

const leaves = [22, 36, 50, 64].flatMap((degrees) => [
  leaf(degrees, 1),
  leaf(degrees, -1),
]);

/** A plate that has won something. */
const laurel: DrawFace = ({ ink }) => ({
  eyes: '',
  back: fill(ink, leaves.join('')),
});

const stops = Array.from({ length: 17 }, (_, i) => {
  const angle = ((i + 1) * Math.PI) / 18;
  const size = i % 4 === 0 ? 5 : 2.5;
  return circle(Math.cos(angle) * 108, Math.sin(angle) * 108, size);
});

/** The voyage of the cocoa: a dotted route with its ports. */
const route: DrawFace = ({ accent }) => ({
  eyes: '',
  back: fill(accent, stops.join('')),
});

/** What holds the product on the packs that do not laugh. */
export const dishes = {
  basket,
  bowl,
  cup,
  doily,
  laurel,
  route,
} satisfies Record<string, DrawFace>;
