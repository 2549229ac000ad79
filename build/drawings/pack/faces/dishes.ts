import { basket } from './dishes/basket.ts';
import { bowl } from './dishes/bowl.ts';
import { cup } from './dishes/cup.ts';
import { doily } from './dishes/doily.ts';
import { laurel } from './dishes/laurel.ts';
import { route } from './dishes/route.ts';
import type { DrawFace } from './face.ts';

/** What holds the product on the packs that do not laugh. */
export const dishes = {
  basket,
  bowl,
  cup,
  doily,
  laurel,
  route,
} satisfies Record<string, DrawFace>;
