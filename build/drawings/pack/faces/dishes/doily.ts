import { circle } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, fill } from '../face.ts';

/** Points around the lower edge of the half-moon. */
const scallops = Array.from({ length: 13 }, (_, i) => {
  const angle = ((i + 0.5) * Math.PI) / 13;
  return circle(Math.cos(angle) * 98, Math.sin(angle) * 98, 13);
});

/** A plate on a lace doily. */
export const doily: DrawFace = () => ({
  eyes: '',
  back: fill(colours.nata, scallops.join('')),
});
