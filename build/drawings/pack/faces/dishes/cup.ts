import { type DrawFace, fill, line } from '../face.ts';

/** The cup of a slow breakfast, with its handle and its saucer. */
export const cup: DrawFace = ({ ink, accent }) => ({
  eyes: '',
  front: line(accent, 9, 'M96 20c22-4 18 34-12 38') + fill(ink, 'M-62 102H62l-8 9H-54z'),
});
