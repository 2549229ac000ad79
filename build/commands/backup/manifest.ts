import { createHash } from 'node:crypto';
import { appendFileSync, createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { CommandError } from '../commandLine.ts';
import { parsedJson } from '../parsedJson.ts';

/**
 * What may live for years in the bucket: the sealed reports of the ethical channel, with
 * what belongs to them. Cases come first, so that whatever follows belongs to one of them.
 */
export const folders = ['cases/', 'envelopes/', 'sealed/', 'mailboxes/', 'messages/'] as const;

const count = z.int().check(z.nonnegative());
const entrySchema = z.strictObject({
  key: z.string().check(z.regex(new RegExp(`^(?:${folders.join('|')})[\\w./-]+$`))),
  bytes: count,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  etag: z.string(),
  /** Milliseconds since 1970. */
  storedAt: count,
  httpMetadata: z.record(z.string(), z.string()),
  customMetadata: z.record(z.string(), z.string()),
});
const totalSchema = z.strictObject({ objects: count, bytes: count });

/** An object of the bucket. Its contents are in the file named by their hash. */
export type Entry = z.infer<typeof entrySchema>;
/** The last line, without which a backup was interrupted or cut off. */
export type Total = z.infer<typeof totalSchema>;

/** A line of JSON for each object, so that none of it has to fit into memory. */
const manifestOf = (folder: string): string => join(folder, 'manifest.jsonl');

/** The file with the contents of an object: keys are never used as paths. */
export const fileOf = (folder: string, sha256: string): string => join(folder, 'objects', sha256);

export const addLine = (folder: string, line: Entry | Total): void =>
  appendFileSync(manifestOf(folder), `${JSON.stringify(line)}\n`, { mode: 0o600 });

/**
 * The objects of a backup.
 *
 * @throws CommandError if the manifest is missing, damaged or cut off. It quotes nothing of it.
 */
export async function* entriesIn(folder: string): AsyncGenerator<Entry> {
  const path = manifestOf(folder);
  if (!existsSync(path)) throw new CommandError(`There is no backup in ${folder}`);
  const found: Total = { objects: 0, bytes: 0 };
  let total: Total | undefined;
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(path) })) {
    line++;
    const value = parsedJson(text);
    const entry = entrySchema.safeParse(value).data;
    if (total || !(entry || totalSchema.safeParse(value).success))
      throw new CommandError(`Line ${line} of ${path} is damaged: use another backup`);
    if (entry) {
      found.objects++;
      found.bytes += entry.bytes;
      yield entry;
    } else total = value as Total;
  }
  if (total?.objects !== found.objects || total.bytes !== found.bytes)
    throw new CommandError(`${path} is not complete: use another backup`);
}

/**
 * Checks the manifest of a backup. Returns its hash, and so that of everything in the backup.
 *
 * @throws CommandError like `entriesIn`.
 */
export async function checkManifest(folder: string): Promise<string> {
  for await (const _ of entriesIn(folder));
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(manifestOf(folder))) hash.update(bytes);
  return hash.digest('hex');
}
