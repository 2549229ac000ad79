import { circle } from '../../../../../src/pages/drawings/geometry.ts';
import { type DrawFace, fill } from '../face.ts';

const stops = Array.from({ length: 17 }, (_, i) => {
  const angle = ((i + 1) * Math.PI) / 18;
  const size = i % 4 === 0 ? 5 : 2.5;
  return circle(Math.cos(angle) * 108, Math.sin(angle) * 108, size);
});

/** The voyage of the cocoa: a dotted route with its ports. */
export const route: DrawFace = ({ accent }) => ({
  eyes: '',
  back: fill(accent, stops.join('')),
});
