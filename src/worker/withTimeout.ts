/**
 * What work gives within so many milliseconds; undefined where it takes longer. It goes
 * on by itself.
 *
 * @throws What the work throws in that time.
 */
export async function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
): Promise<{ value: T } | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work.then((value) => ({ value })), tired]);
  } finally {
    clearTimeout(timer);
  }
}
