/**
 * Starts each behaviour in its own try block, so that one failure does not stop the
 * others. Resolves once all of them have loaded.
 */
export function startEach(behaviours: readonly (() => unknown)[]): Promise<unknown> {
  return Promise.all(
    behaviours.map(async (begin) => {
      try {
        await begin();
      } catch (error) {
        console.error(error);
      }
    }),
  );
}
