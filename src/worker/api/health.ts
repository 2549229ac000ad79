import { build } from 'virtual:build';
import { dates } from 'virtual:content/dates';
import { type Context, Hono } from 'hono';
import { isReachable } from '../backEnd/call.ts';
import { connectionFor, isDevelopmentHost } from '../backEnd/connection.ts';
import { type ListKind, newestCopies } from '../backEnd/staleCopies/copyTimes.ts';
import { checkEnvironment, type Environment, isBound, SettingError } from '../env.ts';
import type { Site } from '../site.ts';
import { listStored } from '../submissions/submissionStore.ts';

/** What the operator's monitor reads; docs/observe.md explains each field. */
interface Health {
  /** Whether visitors are served. */
  ok: boolean;
  build: string;
  /** Day of the last change to content/. */
  content: string;
  /** What is wrong with the settings. */
  setting?: string;
  origin: { reachable: boolean; milliseconds: number };
  /** Seconds since the newest copy of each list; null where there is none. */
  copies: Record<ListKind, number | null>;
  outbox: boolean;
  attachments: boolean;
  /** What the back end did not get yet; null where the bucket does not answer. */
  waiting: Waiting | null;
}

/** Submissions are counted up to a thousand. */
interface Waiting {
  submissions: number;
  /** Seconds since the oldest of them was received; null where none waits. */
  oldest: number | null;
  deadLetters: number;
}

/** Milliseconds for which all callers of an isolate share one look at the back end. */
const sharedFor = 10_000;
/**
 * Without these lists, from the back end or from a copy, visitors miss what the home page
 * promises.
 */
const needed: ListKind[] = ['entries', 'promotions'];
/** Waiting submissions and dead letters that are counted. */
const maxCounted = 1_000;
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * Whether the site is well, for a monitor. Asked before the settings are checked,
 * because it tells of them.
 */
export const health = new Hono<Site>();

health.get('/health', async (c) => {
  const found = await examined(c);
  return c.json(found, found.ok ? 200 : 503, headers);
});

const shared = new Map<boolean, { at: number; work: Promise<Health> }>();

/**
 * One look for everybody who asks within some seconds, so that nobody can make the site
 * hammer the back end.
 */
function examined(c: Context<Site>): Promise<Health> {
  const { hostname } = new URL(c.req.url);
  const development = isDevelopmentHost(hostname);
  const last = shared.get(development);
  if (last && Date.now() - last.at < sharedFor) return last.work;
  const work = examine(hostname, c.env);
  shared.set(development, { at: Date.now(), work });
  // The first caller may leave while others wait.
  c.executionCtx.waitUntil(work);
  return work;
}

/** Never throws. */
async function examine(hostname: string, environment: Environment): Promise<Health> {
  const setting = settingFault(hostname, environment);
  const [origin, copies, waiting] = await Promise.all([
    ask(hostname, environment),
    newestCopies(environment, isDevelopmentHost(hostname)).catch(() => undefined),
    countWaiting(environment).catch(() => null),
  ]);
  return {
    ok:
      !setting &&
      (origin.reachable || needed.every((kind) => copies?.[kind] !== undefined)),
    build,
    content: dates.changed,
    ...(setting ? { setting } : {}),
    origin,
    copies: ages(copies),
    outbox: isBound(environment.OUTBOX),
    attachments: isBound(environment.SUBMISSIONS),
    waiting,
  };
}

async function countWaiting({ SUBMISSIONS }: Environment): Promise<Waiting> {
  const [waiting, deadLetters] = await Promise.all([
    listStored(SUBMISSIONS, 'outbox/', maxCounted),
    listStored(SUBMISSIONS, 'dead-letters/', maxCounted),
  ]);
  const ages = waiting.map(({ receivedAt }) => Date.now() - receivedAt);
  return {
    submissions: waiting.length,
    oldest: ages.length ? Math.round(Math.max(...ages) / 1000) : null,
    deadLetters: deadLetters.length,
  };
}

/** The message names a setting and what it must be, not what it is. */
function settingFault(hostname: string, environment: Environment): string | undefined {
  try {
    checkEnvironment(environment);
    connectionFor(hostname, environment);
    return undefined;
  } catch (error) {
    return error instanceof SettingError ? error.message : 'unknown';
  }
}

async function ask(
  hostname: string,
  environment: Environment,
): Promise<Health['origin']> {
  const began = Date.now();
  const reachable = await isReachable((path, init) =>
    connectionFor(hostname, environment)(path, init),
  );
  return { reachable, milliseconds: Date.now() - began };
}

function ages(
  times: Partial<Record<ListKind, number | undefined>> = {},
): Health['copies'] {
  const age = (kind: ListKind) =>
    times[kind] === undefined ? null : Math.round((Date.now() - times[kind]) / 1000);
  return {
    entries: age('entries'),
    'entries-featured': age('entries-featured'),
    categories: age('categories'),
    promotions: age('promotions'),
  };
}
