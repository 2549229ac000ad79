import { circle } from '../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../src/pages/drawings/palette.ts';
import { fill } from './face.ts';

/** A tongue at the bottom of the mouth. */
export const tongue = fill(colours.lengua, circle(0, 112, 50));
