import { classic } from './crisps/classic.ts';
import { goldTooth } from './crisps/goldTooth.ts';
import { moustache } from './crisps/moustache.ts';
import { tasting } from './crisps/tasting.ts';
import { wavy } from './crisps/wavy.ts';
import type { DrawFace } from './face.ts';

/** Faces of crisps. */
export const crispFaces = {
  classic,
  goldTooth,
  moustache,
  tasting,
  wavy,
} satisfies Record<string, DrawFace>;
