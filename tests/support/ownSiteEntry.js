// The entry of a Worker that a test has for itself (ownSite.ts). A request with an order
// gives it settings, a clock, or its end; all others reach the built Worker.
import worker from './index.js';

let name = '';
let vars = {};
/** Where the clock stands still; undefined while it runs. */
let moment;
let isClosed = false;

const { now } = Date;
globalThis.Date = class extends Date {
  constructor(...given) {
    if (given.length) super(...given);
    else super(Date.now());
  }
  static now = () => moment ?? now();
};

// On a busy machine an answer may take seconds: time limits are for those that never come.
let patience = 1;
const { setTimeout: setTimeoutNow } = globalThis;
globalThis.setTimeout = (action, ms, ...rest) => setTimeoutNow(action, ms * patience, ...rest);
const timeoutNow = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => timeoutNow(ms * patience);

// The log is that of all Workers.
for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
  const write = console[level].bind(console);
  console[level] = (text) => write(`${name} ${text}`);
}

// The cache is that of all Workers, too.
for (const method of ['match', 'put', 'delete']) {
  const original = Cache.prototype[method];
  Cache.prototype[method] = function (address, ...rest) {
    return original.call(this, `${address}?of=${name}`, ...rest);
  };
}

const counters = {
  writeDataPoint: (point) => console.log(JSON.stringify({ event: 'data-point', ...point })),
};
/** What is counted is that of all Workers, too. */
const ownLimits = (env) =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([setting]) => setting.startsWith('RATE_LIMIT'))
      .map(([setting, of]) => [
        setting,
        { limit: ({ key }) => of.limit({ key: `${name} ${key}` }) },
      ]),
  );
let settings;
/** The same object every time, because the site checks its settings once for each. */
const settingsIn = (env) => {
  settings ??= { METRICS: counters, ...env, ...ownLimits(env), ...vars };
  return settings;
};

function obey(order) {
  if ('name' in order) ({ name, patience } = order);
  if ('vars' in order) {
    ({ vars } = order);
    settings = undefined;
  }
  if ('moment' in order) ({ moment } = order);
  if ('isClosed' in order) isClosed = true;
  return new Response();
}

export default {
  async fetch(request, env, context) {
    const order = request.headers.get('X-Test-Order');
    if (order) return obey(JSON.parse(order));
    // As on the platform, a file comes before the Worker.
    if (['GET', 'HEAD'].includes(request.method)) {
      const file = await env.ASSETS.fetch(request.clone());
      if (file.status !== 404) return file;
      await file.body?.cancel();
    }
    return worker.fetch(request, settingsIn(env), context);
  },
  queue: async (batch, env, context) =>
    isClosed ? batch.ackAll() : worker.queue(batch, settingsIn(env), context),
  scheduled: (event, env, context) => worker.scheduled(event, settingsIn(env), context),
};
