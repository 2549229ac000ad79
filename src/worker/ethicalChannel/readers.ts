import { envelopesIn, isAnyEnvelope, isEnvelope } from '../../site/sealing/envelope.ts';
import type { Readers } from '../../site/sealing/report.ts';
import type { Env } from '../env.ts';
import type { Case } from './caseStore.ts';

type Keys = Pick<
  Env,
  | 'REPORT_PUBLIC_KEY'
  | 'REPORT_PUBLIC_KEY_PREVIOUS'
  | 'REPORT_SUBSTITUTE_KEY'
  | 'REPORT_SUBSTITUTE_KEY_PREVIOUS'
>;

/**
 * To whom reports are sealed; undefined where they are not. Queue and cron also run with
 * settings that are refused, so a substitute with a key of the officer counts as none.
 */
export function readersIn(env: Keys): Readers | undefined {
  const { REPORT_PUBLIC_KEY: officer, REPORT_SUBSTITUTE_KEY: substitute } = env;
  if (!officer) return undefined;
  const isOwn = substitute !== officer && substitute !== env.REPORT_PUBLIC_KEY_PREVIOUS;
  return { officer, ...(substitute && isOwn ? { substitute } : {}) };
}

/** Bucket key of the current keys, to which `npm run reports` seals what a reader writes. */
const publishedKey = 'readers.json';

/** Stores the current keys of officer and substitute, if they have changed. */
export async function publishReaders(bucket: R2Bucket, env: Keys): Promise<void> {
  const readers = JSON.stringify(readersIn(env) ?? {});
  const stored = await (await bucket.get(publishedKey))?.text();
  if (readers !== (stored ?? '{}')) await bucket.put(publishedKey, readers);
}

/** The keys that the site had at its last cron run. */
export const publishedReaders = async (bucket: R2Bucket): Promise<Readers> =>
  (await (await bucket.get(publishedKey))?.json<Readers>()) ?? {};

/**
 * Who may open the envelopes in a text.
 *
 * @returns `outdated` if one is for a key that is not accepted any more, and undefined if
 *   the text is anything but one envelope each.
 */
export function readersOfText(text: string, env: Keys): Readers | 'outdated' | undefined {
  const envelopes = envelopesIn(text);
  if (envelopes.length > 2 || !envelopes.every(isAnyEnvelope)) return undefined;
  const accepted = acceptedKeys(env);
  const readers: Readers = {};
  for (const envelope of envelopes) {
    const found = accepted.filter(({ key }) => isEnvelope(envelope, [key]));
    if (!found.length) return 'outdated';
    const free = found.find(({ role }) => !readers[role]);
    if (!free) return undefined;
    readers[free.role] = free.key;
  }
  return readers;
}

/** A key before the current one counts only while its reader still has one. */
function acceptedKeys(env: Keys): { role: keyof Readers; key: string }[] {
  const now = readersIn(env);
  const keys = {
    officer: [env.REPORT_PUBLIC_KEY, env.REPORT_PUBLIC_KEY_PREVIOUS],
    substitute: [env.REPORT_SUBSTITUTE_KEY, env.REPORT_SUBSTITUTE_KEY_PREVIOUS],
  };
  return (['officer', 'substitute'] as const).flatMap((role) =>
    now?.[role] ? keys[role].flatMap((key) => (key ? [{ role, key }] : [])) : [],
  );
}

/** The keys to which a message about a case is sealed: the current ones of its readers. */
export function keysOfReaders({ readers }: Case, env: Keys): string[] {
  const now = readersIn(env);
  if (!now) return [];
  const { officer, substitute } = readers ?? { officer: now.officer };
  return [
    ...(officer ? [now.officer ?? officer] : []),
    ...(substitute ? [now.substitute ?? substitute] : []),
  ];
}
