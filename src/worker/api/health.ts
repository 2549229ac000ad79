import { build } from 'virtual:build';
import { dates } from 'virtual:content/dates';
import { type Context, Hono } from 'hono';
import { formNames, formOf } from '../../site/forms/forms.ts';
import type { AppEnv } from '../appEnv.ts';
import { connectionFor, isDevelopmentHost } from '../backEnd/connection.ts';
import { backEndAnswers } from '../backEnd/reader.ts';
import { type ListKind, newestCopies } from '../backEnd/staleCopies/copyStores.ts';
import { checkSettings, type Env, isBound, SettingError } from '../env.ts';
import {
  listStored,
  type StoredSummary,
  type SubmissionFolder,
} from '../submissions/submissionStore.ts';

/** The response of the health check; docs/observe.md explains each field. */
interface Health {
  /** Whether visitors are served. */
  ok: boolean;
  build: string;
  /** Date of the last change to content/, YYYY-MM-DD. */
  content: string;
  /** The first invalid setting and what it must be. */
  setting?: string;
  origin: { reachable: boolean; milliseconds: number };
  /** Age of the newest copy of each list in seconds; null if there is none. */
  copies: Record<ListKind, number | null>;
  outbox: boolean;
  attachments: boolean;
  /** Whether reports of the ethical channel are sealed before they are stored. */
  reportsSealed: boolean;
  /** Submissions that the back end has not received; null if the bucket fails. */
  waiting: Waiting | null;
}

/**
 * Counts up to a thousand. Anonymous reports are left out: anyone polling this public
 * address could see when one was made.
 */
interface Waiting {
  submissions: number;
  /** Age of the oldest in seconds; null if none is waiting. */
  oldest: number | null;
  deadLetters: number;
}

/** How long callers in one isolate share a check, in ms. */
const shareMs = 10_000;
/** Lists that the home page needs, fresh or stale. */
const neededLists: ListKind[] = ['entries', 'promotions'];
/** Maximum waiting submissions and dead letters to count. */
const maxCounted = 1_000;
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * Health check for a monitor. It also answers, and names the fault, if a setting is
 * invalid.
 */
export const health = new Hono<AppEnv>();

health.get('/health', async (c) => {
  const result = await sharedCheck(c);
  return c.json(result, result.ok ? 200 : 503, headers);
});

/** The last check, by whether the host is for development. */
const lastChecks = new Map<boolean, { at: number; check: Promise<Health> }>();

/**
 * Requests within `shareMs` share one check, so that this address cannot be used to
 * overload the back end.
 */
function sharedCheck(c: Context<AppEnv>): Promise<Health> {
  const url = c.get('url');
  const development = isDevelopmentHost(url.hostname);
  const last = lastChecks.get(development);
  if (last && Date.now() - last.at < shareMs) return last.check;
  const check = checkHealth(url, c.env);
  lastChecks.set(development, { at: Date.now(), check });
  // Keeps the check alive if its first caller disconnects.
  c.executionCtx.waitUntil(check);
  return check;
}

/** Never throws. */
async function checkHealth(url: URL, env: Env): Promise<Health> {
  const { hostname } = url;
  const setting = settingFault(url, env);
  const [origin, copies, waiting] = await Promise.all([
    probeBackEnd(hostname, env),
    newestCopies(env, isDevelopmentHost(hostname)).catch(() => undefined),
    countWaiting(env).catch(() => null),
  ]);
  return {
    ok: !setting && (origin.reachable || neededLists.every((kind) => copies?.[kind] !== undefined)),
    build,
    content: dates.changed,
    ...(setting ? { setting } : {}),
    origin,
    copies: agesOf(copies),
    outbox: isBound(env.OUTBOX),
    attachments: isBound(env.SUBMISSIONS),
    reportsSealed: Boolean(env.REPORT_PUBLIC_KEY),
    waiting,
  };
}

/** Whether a submission's form is not anonymous, or no longer exists. */
const isNamed = ({ form }: StoredSummary): boolean =>
  !formNames.some((name) => name === form && formOf(name).anonymous);

async function countWaiting({ SUBMISSIONS }: Env): Promise<Waiting> {
  const namedIn = async (folder: SubmissionFolder) =>
    (await listStored(SUBMISSIONS, folder, maxCounted)).filter(isNamed);
  const [waiting, deadLetters] = await Promise.all([namedIn('outbox/'), namedIn('dead-letters/')]);
  const ages = waiting.map(({ receivedAt }) => Date.now() - receivedAt);
  return {
    submissions: waiting.length,
    oldest: ages.length ? Math.round(Math.max(...ages) / 1000) : null,
    deadLetters: deadLetters.length,
  };
}

/** The message names the setting and its expected form, never its value. */
function settingFault(url: URL, env: Env): string | undefined {
  try {
    checkSettings(url, env);
    connectionFor(url.hostname, env);
    return undefined;
  } catch (error) {
    return error instanceof SettingError ? error.message : 'unknown';
  }
}

async function probeBackEnd(hostname: string, env: Env): Promise<Health['origin']> {
  const began = Date.now();
  const reachable = await backEndAnswers(hostname, env);
  return { reachable, milliseconds: Date.now() - began };
}

function agesOf(times: Partial<Record<ListKind, number | undefined>> = {}): Health['copies'] {
  const age = (kind: ListKind) =>
    times[kind] === undefined ? null : Math.round((Date.now() - times[kind]) / 1000);
  return {
    entries: age('entries'),
    'entries-featured': age('entries-featured'),
    categories: age('categories'),
    promotions: age('promotions'),
  };
}
