/**
 * `npm run deadletters`: lists the submissions that could not be delivered.
 * `-- --resend <reference>` or `-- --resend all` has the site send them again within
 * ten minutes; `-- --delete <reference>` deletes one with its attachment, for good.
 * Works on the bucket of production; `--env preview` on that of the preview, and
 * `--local` on that of `npm start`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getPlatformProxy, unstable_readConfig as readConfig } from 'wrangler';
import type { Submission } from '../../src/worker/submissions/attempt.ts';
import { deadLetters, lettersToResend } from '../../src/worker/submissions/store.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is told about a letter: nothing of its sender. */
export interface LetterSummary {
  reference: string;
  form: string;
  /** ISO 8601. */
  buried: string;
  attachment: boolean;
}

/** All dead letters, the oldest first. */
export async function listDeadLetters(bucket: R2Bucket): Promise<LetterSummary[]> {
  const letters: LetterSummary[] = [];
  for (const key of await keysBelow(bucket, deadLetters)) {
    const letter = await (await bucket.get(key))?.json<Submission & { buried: string }>();
    if (letter)
      letters.push({
        reference: letter.reference,
        form: letter.form,
        buried: letter.buried,
        attachment: letter.attachment !== undefined,
      });
  }
  return letters.sort((a, b) => a.buried.localeCompare(b.buried));
}

/** Marks a letter for sending again, or all. Returns how many it found. */
export async function resendDeadLetters(
  bucket: R2Bucket,
  reference: string,
): Promise<number> {
  const keys = (await keysBelow(bucket, deadLetters)).filter(
    (key) => reference === 'all' || key === `${deadLetters}${reference}.json`,
  );
  for (const key of keys) {
    const letter = await (await bucket.get(key))?.text();
    if (letter !== undefined)
      await bucket.put(lettersToResend + key.slice(deadLetters.length), letter);
    await bucket.delete(key);
  }
  return keys.length;
}

/**
 * Deletes a letter, also one that is marked for sending again, with its attachment.
 * Returns the keys of what it deleted.
 */
export async function deleteDeadLetter(
  bucket: R2Bucket,
  reference: string,
): Promise<string[]> {
  const deleted: string[] = [];
  for (const folder of [deadLetters, lettersToResend]) {
    const key = `${folder}${reference}.json`;
    const letter = await (await bucket.get(key))?.json<Submission>();
    if (letter) deleted.push(...(letter.attachment ? [letter.attachment.key] : []), key);
  }
  await bucket.delete(deleted);
  return deleted;
}

async function keysBelow(bucket: R2Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return keys;
}

/**
 * Opens the bucket of wrangler.toml, on this machine or, with the credentials of
 * wrangler, the deployed one.
 */
async function withBucket(
  local: boolean,
  environment: string | undefined,
  use: (bucket: R2Bucket) => Promise<void>,
): Promise<void> {
  const { r2_buckets: buckets, compatibility_date } = readConfig(
    { config: join(root, 'wrangler.toml'), ...(environment ? { env: environment } : {}) },
    { hideWarnings: true },
  );
  const bucket = buckets.find(
    ({ binding }: { binding: string }) => binding === 'SUBMISSIONS',
  );
  if (!bucket) throw new Error('wrangler.toml has no R2 bucket SUBMISSIONS');
  const folder = mkdtempSync(join(tmpdir(), 'deadletters-'));
  try {
    const configPath = join(folder, 'wrangler.json');
    writeFileSync(
      configPath,
      JSON.stringify({
        name: 'risi-deadletters',
        compatibility_date,
        r2_buckets: [{ ...bucket, remote: !local }],
      }),
    );
    const proxy = await getPlatformProxy<{ SUBMISSIONS: R2Bucket }>({
      configPath,
      remoteBindings: !local,
      persist: local ? { path: join(root, '.wrangler/state/v3') } : false,
    });
    await use(proxy.env.SUBMISSIONS).finally(() => proxy.dispose());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What failed, in the words of wrangler; where nobody is logged in, what to do. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (/set a CLOUDFLARE_API_TOKEN|not log(ged )?in/i.test(error.message))
    return 'Nobody is logged in: npx wrangler login, or a token in CLOUDFLARE_API_TOKEN (docs/operate.md, step 3)';
  return error.message;
}

interface Wishes {
  resend?: string;
  delete?: string;
}

/** Does what was asked for, or lists. */
async function carryOut(bucket: R2Bucket, wishes: Wishes): Promise<void> {
  if (wishes.delete) {
    const deleted = await deleteDeadLetter(bucket, wishes.delete);
    console.log(
      deleted.length
        ? `deleted ${deleted.join(' and ')}`
        : `there is no dead letter ${wishes.delete}`,
    );
    return;
  }
  if (wishes.resend) {
    console.log(
      `${await resendDeadLetters(bucket, wishes.resend)} marked for sending again; the site takes them within ten minutes`,
    );
    return;
  }
  const letters = await listDeadLetters(bucket);
  for (const { reference, form, buried, attachment } of letters)
    console.log(
      `${buried}  ${reference}  ${form}${attachment ? '  with attachment' : ''}`,
    );
  console.log(letters.length === 1 ? '1 dead letter' : `${letters.length} dead letters`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      local: { type: 'boolean', default: false },
      env: { type: 'string' },
      resend: { type: 'string' },
      delete: { type: 'string' },
    },
  });
  try {
    await withBucket(
      values.local,
      values.env ?? (values.local ? undefined : 'production'),
      (bucket) => carryOut(bucket, values),
    );
  } catch (error) {
    console.error(wordsOf(error));
    process.exitCode = 1;
  }
}
