import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { type Visit, VisitContext } from '../pages/layout/visit.ts';

const never = new Promise<never>(() => undefined);
const Waiting = () => use(never);

let isKept = false;

/**
 * Keeps V8's optimised code of the rendering. V8 drops it when it collects the old
 * generation while no object of a shape that the code relies on is alive, as between two
 * pages. A render that waits forever keeps one of each alive: a page rendered anew takes
 * 7 % less processor time.
 *
 * @param visit Stays in memory; one that says something about its visitor is ignored.
 */
export function keepOptimised(visit: Visit): void {
  if (isKept || visit.formState || visit.query.size) return;
  isKept = true;
  renderToString(
    <VisitContext value={visit}>
      <Suspense>
        <Waiting />
      </Suspense>
    </VisitContext>,
  );
}
