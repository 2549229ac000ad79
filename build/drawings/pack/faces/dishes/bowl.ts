import { type DrawFace, fill, line } from '../face.ts';

/** A bowl on a foot, with a band around it. */
export const bowl: DrawFace = ({ ink, accent }) => ({
  eyes: '',
  behind: line(ink, 7, 'M-90 66Q0 116 90 66'),
  front: fill(accent, 'M-30 97h60l10 14h-80z'),
});
