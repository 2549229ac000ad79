import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getPlatformProxy } from 'wrangler';
import { CommandError, parseCommandLine, runCommand } from './commandLine.ts';
import { stateFolder } from './localRun.ts';
import { root } from './tools.ts';
import { environmentOf, isLoggedOut, loginCure } from './wrangler.ts';

/** The bucket of an environment of wrangler.toml, or of a local folder. */
type BucketLocation = { local: string } | { environment: string };

/** Options that select the bucket. */
export const bucketOptions = {
  local: { type: 'boolean' },
  'persist-to': { type: 'string', default: stateFolder },
  env: { type: 'string', default: 'production' },
} as const;

/** The bucket selected by these options. */
export const locationOf = ({
  local,
  'persist-to': folder,
  env,
}: {
  local?: unknown;
  'persist-to'?: unknown;
  env?: unknown;
}): BucketLocation => (local ? { local: String(folder) } : { environment: String(env) });

/**
 * Runs a command on the bucket of production, of another environment with `--env`, or
 * of `npm start` with `--local` (`--persist-to` names another folder, as with wrangler).
 * Reports a failure in one line.
 *
 * @param usage The command line.
 * @param names Its own options, each with a value.
 */
export const bucketCommand = <Name extends string>(
  usage: string,
  names: readonly Name[],
  run: (bucket: R2Bucket, options: Partial<Record<Name, string>>) => Promise<void>,
): Promise<void> =>
  runCommand(async () => {
    const own = names.map((name) => [name, { type: 'string' }] as const);
    const { values } = parseCommandLine(usage, {
      options: {
        ...Object.fromEntries(own),
        ...bucketOptions,
      },
    });
    await withBucket(locationOf(values), (bucket) =>
      run(bucket, values as Partial<Record<Name, string>>),
    );
  });

/**
 * Opens the bucket of wrangler.toml, locally or, with wrangler's credentials, the
 * deployed one.
 */
export async function withBucket(
  location: BucketLocation,
  use: (bucket: R2Bucket) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'risi-bucket-'));
  const configPath = join(folder, 'wrangler.json');
  try {
    writeFileSync(configPath, JSON.stringify(configOf(location)));
    const { bucket, close } = await openedBucket(configPath, location);
    await use(bucket).finally(close);
  } catch (error) {
    throw new CommandError(messageOf(error));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A local site that runs beside locks the database of its bucket for moments. */
async function openedBucket(configPath: string, location: BucketLocation) {
  for (let left = 20; ; left--)
    try {
      const proxy = await getPlatformProxy<{ SUBMISSIONS: R2Bucket }>({
        configPath,
        remoteBindings: 'environment' in location,
        persist: 'local' in location && { path: join(location.local, 'v3') },
      });
      const bucket = proxy.env.SUBMISSIONS;
      const close = () => proxy.dispose();
      if ('local' in location)
        await bucket.head('any').catch(async (error) => {
          await close();
          throw error;
        });
      return { bucket, close };
    } catch (error) {
      if (!left || !String(error).includes('SQLITE_BUSY')) throw error;
      await setTimeout(200);
    }
}

/** A configuration that binds only the bucket. */
function configOf(location: BucketLocation): object {
  const environment = 'environment' in location ? location.environment : undefined;
  const { r2_buckets: buckets, compatibility_date } = environmentOf(
    join(root, 'wrangler.toml'),
    environment,
  );
  const bucket = buckets.find(({ binding }: { binding: string }) => binding === 'SUBMISSIONS');
  if (!bucket) throw new Error('wrangler.toml has no R2 bucket SUBMISSIONS');
  return {
    name: 'risi-bucket',
    compatibility_date,
    r2_buckets: [{ ...bucket, remote: environment !== undefined }],
  };
}

/** wrangler's error message; if nobody is logged in, how to log in. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return isLoggedOut(message) ? loginCure : message;
}
