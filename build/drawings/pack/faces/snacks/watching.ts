import { circle, moon } from '../../../../../src/pages/drawings/geometry.ts';
import { colours } from '../../../../../src/pages/drawings/palette.ts';
import { type DrawFace, eyeLine, fill } from '../face.ts';
import { tongue } from '../tongue.ts';

/** Both eyes on the ball that drops in from the right. */
export const watching: DrawFace = ({ deep }, snack) => ({
  eyes:
    fill(colours.nata, moon(-58, eyeLine, 24) + moon(0, eyeLine, 24)) +
    fill(deep, circle(-46, -22, 9) + circle(12, -22, 9)),
  rise: 37,
  behind: tongue,
  front:
    fill(
      colours.nata,
      'M-96-.5h46v10a14 14 0 0 1-14 14h-18a14 14 0 0 1-14-14zM-47-.5h46v10a14 14 0 0 1-14 14h-18a14 14 0 0 1-14-14zM2-.5h46v10a14 14 0 0 1-14 14H16a14 14 0 0 1-14-14zM51-.5h46v10a14 14 0 0 1-14 14H65a14 14 0 0 1-14-14z',
    ) + snack([78, -22, 0.42, 15]),
});
