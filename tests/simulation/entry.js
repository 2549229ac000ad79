// The entry of a Worker of the simulation. A request with a plan is one event of a history:
// it sets the clock and the settings, breaks what the plan breaks, and says what was sent
// to the queue. All others reach the built Worker.
import worker from './ownSiteEntry.js';

/** What the current event meets. */
let plan = {};
/** Operations of the current event so far: of the bucket, the queue, the network. */
let steps = 0;
let isDead = false;
/** Messages that the queue has accepted. */
let sent = [];

const bucketFaults = ['bucket before', 'bucket after', 'bucket down'];

/** One operation, unless the event ends before it or the bucket fails at it. */
async function step(act, isOfBucket = false) {
  if (isDead) throw new Error('the process has ended');
  const at = steps++;
  const { fault, killUrl } = plan;
  const isHit = fault && (fault.kind === 'bucket down' ? at >= fault.step : at === fault.step);
  if (!isHit) return act();
  // Nothing comes back: the process is killed meanwhile.
  if (fault.kind === 'killed') await fetchNow(killUrl);
  if (fault.kind === 'ends') {
    isDead = true;
    throw new Error('the process has ended');
  }
  if (!isOfBucket || !bucketFaults.includes(fault.kind)) return act();
  if (fault.kind === 'bucket after') await act();
  throw new Error('We encountered an internal error. Please try again. (10001)');
}

const fetchNow = globalThis.fetch;
globalThis.fetch = (...request) => step(() => fetchNow(...request));

/** A bucket whose operations are steps. */
const broken = (bucket) =>
  new Proxy(bucket, {
    get: (target, name) =>
      typeof target[name] === 'function'
        ? (...given) => step(() => target[name](...given), true)
        : target[name],
  });

/** The simulation keeps the queue, which outlives the process. */
const accept = (messages) =>
  step(() => {
    if (plan.queue === 'refuses') throw new Error('Queue is overloaded');
    if (plan.queue !== 'loses') sent.push(...messages);
    if (plan.queue === 'accepts and fails') throw new Error('Queue send failed');
  });
const queue = {
  send: (reference, { delaySeconds = 0 } = {}) => accept([{ reference, delaySeconds }]),
  sendBatch: (messages) =>
    accept([...messages].map(({ body }) => ({ reference: body, delaySeconds: 0 }))),
};

let bound;
/** The same object every time, because the site checks its settings once for each. */
function bindings(env) {
  const limits = Object.keys(env).filter((name) => name.startsWith('RATE_LIMIT'));
  const unlimited = { limit: async () => ({ success: true }) };
  bound ??= {
    ...env,
    ...Object.fromEntries(limits.map((name) => [name, unlimited])),
    SUBMISSIONS: broken(env.SUBMISSIONS),
    OUTBOX: queue,
  };
  return bound;
}

async function begin(told, env, context) {
  const isNew = told.event !== plan.event;
  plan = told;
  if (!isNew) return;
  [steps, isDead, sent] = [0, false, []];
  const { vars, moment, patience } = told;
  const headers = { 'X-Test-Order': JSON.stringify({ name: '', vars, moment, patience }) };
  await worker.fetch(new Request('http://localhost/', { headers }), env, context);
}

/** Runs an event to its end, with everything that it leaves behind. */
async function run(act) {
  const kept = [];
  const context = { waitUntil: (work) => kept.push(work), passThroughOnException: () => {} };
  let response;
  try {
    response = await act(context);
    await Promise.allSettled(kept);
    await step(() => undefined);
  } catch {}
  await Promise.allSettled(kept);
  return isDead || !response ? new Response(null, { status: 599 }) : response;
}

/** Gives messages to the consumer, which may make several attempts at the same time. */
async function deliver(references, env, context) {
  const retried = [];
  const message = (body) => ({
    body,
    ack: () => undefined,
    retry: ({ delaySeconds }) => retried.push({ reference: body, delaySeconds }),
  });
  await worker.queue({ messages: references.map(message) }, env, context);
  return Response.json(retried);
}

/** Everything in the bucket, which is empty then. */
async function inventory({ SUBMISSIONS: bucket }) {
  const { objects } = await bucket.list({ include: ['customMetadata'] });
  if (objects.length) await bucket.delete(objects.map(({ key }) => key));
  return Response.json(objects.map(({ key, customMetadata }) => ({ key, ...customMetadata })));
}

async function event(request, env, context) {
  const told = JSON.parse(request.headers.get('X-Simulation'));
  if (told.inventory) return inventory(env);
  const wrapped = bindings(env);
  await begin(told, wrapped, context);
  const { deliver: references, cron } = told;
  const response = await run(async (inner) => {
    if (references) return deliver(references, wrapped, inner);
    if (!cron) return worker.fetch(request, wrapped, inner);
    await worker.scheduled({ scheduledTime: told.moment }, wrapped, inner);
    return new Response();
  });
  const answer = new Response(response.body, response);
  answer.headers.set('X-Sent', JSON.stringify(sent));
  sent = [];
  return answer;
}

export default {
  fetch(request, env, context) {
    if (request.headers.has('X-Simulation')) return event(request, env, context);
    plan = {};
    isDead = false;
    return worker.fetch(request, bindings(env), context);
  },
};
