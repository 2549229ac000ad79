import type { V4WorkerOptions } from 'miniflare';

const header = 'X-Test-Clock';

/** Wraps the Worker's entry and moves the clock of its isolate. */
const source = `
import worker from './index.js';
const { now } = Date;
let shift = 0;
globalThis.Date = class extends Date {
  constructor(...given) {
    if (given.length) super(...given);
    else super(now() + shift);
  }
  static now = () => now() + shift;
};
export default {
  ...worker,
  fetch(request, environment, context) {
    const time = request.headers.get('${header}');
    if (time) shift = Date.parse(time) - now();
    return worker.fetch(request, environment, context);
  },
};
`;

/** A built Worker whose clock starts at the time that a request names. */
export const withMovedClock = ({ modules, ...options }: V4WorkerOptions) =>
  ({
    ...options,
    modules: [
      { type: 'ESModule', path: 'movedClock.js', contents: source },
      ...(modules as []),
    ],
  }) as V4WorkerOptions;

/** Headers with which a request arrives at this moment. */
export const arrivingAt = (time: Date): Record<string, string> => ({
  [header]: time.toISOString(),
});
