import type { DrawFace } from './face.ts';
import { gapTooth } from './snacks/gapTooth.ts';
import { horned } from './snacks/horned.ts';
import { hot } from './snacks/hot.ts';
import { mixed } from './snacks/mixed.ts';
import { popping } from './snacks/popping.ts';
import { ringTooth } from './snacks/ringTooth.ts';
import { rooftops } from './snacks/rooftops.ts';
import { sunglasses } from './snacks/sunglasses.ts';
import { threeEyed } from './snacks/threeEyed.ts';
import { watching } from './snacks/watching.ts';
import { winking } from './snacks/winking.ts';
import { zigzag } from './snacks/zigzag.ts';

/** Faces of snacks. */
export const snackFaces = {
  gapTooth,
  horned,
  hot,
  mixed,
  popping,
  ringTooth,
  rooftops,
  sunglasses,
  threeEyed,
  watching,
  winking,
  zigzag,
} satisfies Record<string, DrawFace>;
