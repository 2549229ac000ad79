/**
 * Starts each behaviour in its own try, so that one failure does not stop the others.
 * Ends once all have what they fetch.
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
