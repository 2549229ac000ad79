// The entry of the Worker whose operations `npm run costs` counts. A request with X-Costs
// is answered with the counts since the one before.
import worker from './index.js';

let counts = {};
const count = (name, times = 1) => {
  counts[name] = (counts[name] ?? 0) + times;
};

/** A binding or object whose calls count; deletions are free. */
const counted = (target, names, times = () => 1) =>
  new Proxy(target, {
    get: (_, name) =>
      typeof target[name] !== 'function'
        ? target[name]
        : (...given) => {
            if (names[name]) count(names[name], times(...given));
            return target[name](...given);
          },
  });

// A message is written, read and deleted.
const messages = { send: 'queue operations', sendBatch: 'queue operations' };
const operationsOf = (sent) => 3 * (typeof sent === 'string' ? 1 : [...sent].length);

const fetchNow = globalThis.fetch;
globalThis.fetch = (...request) => {
  count('subrequests');
  return fetchNow(...request);
};
for (const level of ['debug', 'log', 'info', 'warn', 'error'])
  console[level] = () => count('log lines');

let bound;
/** The same object every time, because the site checks its settings once for each. */
const bindings = (env) => {
  bound ??= {
    ...env,
    SUBMISSIONS: counted(env.SUBMISSIONS, {
      put: 'R2 writes',
      list: 'R2 writes',
      get: 'R2 reads',
      head: 'R2 reads',
    }),
    LAST_GOOD: counted(env.LAST_GOOD, {
      get: 'KV reads',
      getWithMetadata: 'KV reads',
      put: 'KV writes',
      delete: 'KV writes',
      list: 'KV writes',
    }),
    OUTBOX: counted(env.OUTBOX, messages, operationsOf),
    DEV_ORIGIN: counted(env.DEV_ORIGIN, { fetch: 'subrequests' }),
    METRICS: { writeDataPoint: () => count('data points') },
  };
  return bound;
};

export default {
  async fetch(request, env, context) {
    if (request.headers.has('X-Costs')) {
      const counted = counts;
      counts = {};
      return Response.json(counted);
    }
    count('requests');
    return worker.fetch(request, bindings(env), context);
  },
  queue(batch, env, context) {
    count('requests');
    return worker.queue(batch, bindings(env), context);
  },
  scheduled(event, env, context) {
    count('requests');
    return worker.scheduled(event, bindings(env), context);
  },
};
