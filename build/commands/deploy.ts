/**
 * `npm run deploy`: lists settings that are not filled in or wrong, checks content/ for
 * publication, builds for production, deploys with wrangler, and runs the smoke test on
 * the result. `--env preview` deploys the preview instead; `--upload` uploads a version
 * without serving it, and `--alias` gives it an address of its own below the preview's;
 * `--allow-samples` accepts sample values; `--dry-run` does everything except deploy. Exits with status 3 if the site is published, and the smoke
 * test found a fault in it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportContent } from '../content/check.ts';
import { labelsFile, unrecordedLabels } from '../content/labels/labels.ts';
import { loadContent } from '../content/reading/load.ts';
import { inSystemWords, listed, message } from '../messages/messages.ts';
import { ignored, recallsFolder, uncommitted } from '../uncommitted.ts';
import { CommandError, complain, parseCommandLine, runCommand, say } from './commandLine.ts';
import { inspect } from './deploy/inspect.ts';
import { withdrawnRecalls } from './deploy/liveRecalls.ts';
import { describeGaps, preflight, publishedAddress } from './deploy/preflight.ts';
import { requireWritable, root, runTool } from './tools.ts';
import { environmentOf } from './wrangler.ts';

/** The number of uncommitted files that are named. */
const maxNamed = 10;

interface Options {
  env: string;
  'allow-samples': boolean;
  'dry-run': boolean;
  upload: boolean;
  alias?: string;
}

await runCommand(async () => {
  const { values: options } = parseCommandLine(
    'npm run deploy -- [--env preview] [--dry-run] [--upload [--alias pr-1]] [--allow-samples]',
    {
      options: {
        env: { type: 'string', default: 'production' },
        'allow-samples': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        upload: { type: 'boolean', default: false },
        alias: { type: 'string' },
      },
    },
  );
  if (options.alias !== undefined && !(options.upload && options.env === 'preview'))
    throw new CommandError('--alias is of a version of the preview: --env preview --upload');
  await requireComplete(options);
  requireWritable(`${root}dist`, `${root}.wrangler`);
  const settings = { CLOUDFLARE_ENV: options.env };
  runTool('vite', ['build', '--logLevel', 'warn', '--configLoader', 'native'], {
    settings,
    visible: true,
  });
  const siteUrl = publish(options, settings);
  if (siteUrl) await inspect(siteUrl, options.env);
  else if (!options['dry-run'] && !options.upload) say(inSystemWords(message('deploy.noAddress')));
});

/** Rejects an incomplete environment or content, and lists everything that is missing. */
async function requireComplete(options: Options): Promise<void> {
  const { gaps, unasked, notice } = await preflight(`${root}wrangler.toml`, options.env, {
    mayBeLoggedOut: options['dry-run'],
  });
  if (gaps.length) complain(`${describeGaps(gaps, options.env)}\n`);
  if (unasked) say(`${unasked}\n`);
  if (notice) say(`${notice}\n`);
  const isFit = await reportContent(root, {
    publish: true,
    allowSamples: options['allow-samples'],
  });
  if (options.env === 'production') remindOfLabels();
  if (gaps.length || !isFit) throw new CommandError(inSystemWords(message('deploy.nothing')));
  if (options.env !== 'production') return;
  requireCommitted();
  await requireLiveRecalls();
}

/**
 * What runs in production is in a commit, which says what it is, and from which a recall is
 * published alone. A recall itself may go before its commit, but not unseen.
 */
function requireCommitted(): void {
  const recalls = uncommitted(root, recallsFolder);
  const files = uncommitted(root, '.', `:!${recallsFolder}`);
  if (!recalls || !files) say(`${inSystemWords(message('deploy.noCommit'))}\n`);
  if (recalls?.length)
    say(`${inSystemWords(message('deploy.recalls', { files: listed(recalls) }))}\n`);
  if (files?.length)
    throw new CommandError(inSystemWords(message('deploy.uncommitted', { files: firstOf(files) })));
  const unseen = ignored(root, 'public');
  if (unseen?.length)
    throw new CommandError(inSystemWords(message('deploy.ignored', { files: firstOf(unseen) })));
}

function firstOf(files: string[]): string {
  const others = files.length - maxNamed;
  const named = files.slice(0, maxNamed).join(', ');
  return others > 0
    ? inSystemWords(message('deploy.more', { files: named, count: others }))
    : named;
}

/** A deployment must not withdraw a recall that another machine has published. */
async function requireLiveRecalls(): Promise<void> {
  const siteUrl = String(environmentOf(`${root}wrangler.toml`, 'production').vars['SITE_URL']);
  const withdrawn = await withdrawnRecalls(
    siteUrl,
    new Map(loadContent(root).recalls.map((recall) => [recall.id, recall])),
  );
  if (!withdrawn) return say(`${inSystemWords(message('deploy.noRecalls', { site: siteUrl }))}\n`);
  if (withdrawn.length)
    throw new CommandError(
      inSystemWords(message('deploy.withdrawn', { site: siteUrl, ids: listed(withdrawn) })),
    );
}

/** The content check compares labels with those recorded after the last release. */
function remindOfLabels(): void {
  const keys = unrecordedLabels(root, loadContent(root).products);
  if (keys.length)
    say(`${inSystemWords(message('deploy.labels', { keys: listed(keys), file: labelsFile }))}\n`);
}

/** Publishes the build. Returns the site's address, if there is one. */
function publish(
  { env, upload, alias, 'dry-run': dryRun }: Options,
  settings: Record<string, string>,
): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const output = join(folder, 'wrangler.ndjson');
  const version = alias === undefined ? undefined : aliasedVersion(env, alias);
  const command = upload ? ['versions', 'upload', ...(version?.parameters ?? [])] : ['deploy'];
  try {
    runTool('wrangler', [...command, ...(dryRun ? ['--dry-run'] : [])], {
      settings: { ...settings, WRANGLER_OUTPUT_FILE_PATH: output },
      visible: true,
    });
    if (version) say(`The address of this version: ${version.address}`);
    return dryRun || !existsSync(output)
      ? undefined
      : publishedAddress(readFileSync(output, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A version beside the preview's own, such as that of a proposed change. It is told its own
 * address, because the Worker redirects every other host to SITE_URL.
 */
function aliasedVersion(env: string, alias: string): { address: string; parameters: string[] } {
  const preview = new URL(String(environmentOf(`${root}wrangler.toml`, env).vars['SITE_URL']));
  const address = `https://${alias}-${preview.host}`;
  return { address, parameters: ['--preview-alias', alias, '--var', `SITE_URL:${address}`] };
}
