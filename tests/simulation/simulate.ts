/**
 * `npm run simulate`: plays random histories of posts, deliveries and failures against the
 * built site, and lists what each has lost: nothing, if all is well. `--runs` says how many,
 * 10,000 by default. They are played in parts; ended in between, the next run goes on with
 * the same build and seed. `--built` plays the last build; `--seed` begins with other
 * histories; `--seed` and `--path` play a failed one again.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc, { type RunDetails } from 'fast-check';
import {
  CommandError,
  parseCommandLine,
  runCommand,
  say,
} from '../../build/commands/commandLine.ts';
import { root, runTool } from '../../build/commands/tools.ts';
import { type History, histories } from './history.ts';
import { noTotals, type Player, startPlayer, type Totals } from './play.ts';

/** Platforms that play at the same time. */
const lanes = 2;
/** Histories of a part on each of them. */
const perLane = 50;
const progressFile = `${root}.wrangler/simulation.json`;

/** What has been played of a build. */
interface Progress {
  build: string;
  seed: number;
  parts: number;
  totals: Totals;
}

const usage = 'npm run simulate -- [--runs 10000] [--seed 1 [--path 3:1]] [--built]';

await runCommand(async () => {
  const { values } = parseCommandLine(usage, {
    options: {
      runs: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      path: { type: 'string' },
      built: { type: 'boolean', default: false },
    },
  });
  const [runs, seed] = [numberIn(values.runs), numberIn(values.seed)];
  if (!values.built) runTool('vite', ['build', '--logLevel', 'warn']);
  else if (!existsSync(`${root}dist/site`)) throw new CommandError('There is no build yet');
  if (values.path) await replay(seed, values.path);
  else await playAll(seed, Math.ceil(runs / (lanes * perLane)));
});

function numberIn(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(`${text} is not a number. Usage: ${usage}`);
  return Number(text);
}

async function playAll(seed: number, parts: number): Promise<void> {
  const progress = progressOf(buildId(), seed);
  if (progress.parts) say(`${progress.totals.histories} histories were played before.`);
  if (progress.parts >= parts) return conclude(progress);
  const players = await Promise.all(Array.from({ length: lanes }, startPlayer));
  try {
    while (progress.parts < parts) {
      await playPart(progress, players);
      writeFileSync(progressFile, JSON.stringify(progress));
    }
  } finally {
    await Promise.all(players.map(({ close }) => close()));
  }
  conclude(progress);
}

/** @throws CommandError with a history that loses something. */
async function playPart(progress: Progress, players: Player[]): Promise<void> {
  const began = Date.now();
  const before = players.map(({ totals }) => ({ ...totals }));
  // Every lane of every part has histories of its own.
  const seed = progress.seed * 1_000_000 + progress.parts * lanes;
  const results = await Promise.all(
    players.map((player, lane) => check(player, { seed: seed + lane, numRuns: perLane })),
  );
  for (const result of results) if (result.failed) throw new CommandError(describe(result));
  progress.parts++;
  players.forEach(({ totals }, lane) => {
    for (const name of Object.keys(totals) as (keyof Totals)[])
      progress.totals[name] += totals[name] - (before[lane]?.[name] ?? 0);
  });
  const rate = ((lanes * perLane * 1000) / (Date.now() - began)).toFixed(1);
  say(`part ${progress.parts}: ${progress.totals.histories} histories, ${rate} a second`);
}

const check = ({ play }: Player, parameters: fc.Parameters<[History]>) =>
  fc.check(fc.asyncProperty(histories, play), parameters);

async function replay(seed: number, path: string): Promise<void> {
  const player = await startPlayer();
  const result = await check(player, { seed, path, endOnFailure: true });
  await player.close();
  if (result.failed) throw new CommandError(describe(result));
  say('This history loses nothing.');
}

function describe({
  seed,
  counterexamplePath,
  counterexample,
  errorInstance,
}: RunDetails<[History]>) {
  const { isSealed, actions } = counterexample?.[0] ?? { isSealed: false, actions: [] };
  return [
    errorInstance instanceof Error ? errorInstance.message : 'It failed',
    isSealed ? 'Reports were sealed.' : 'Reports were not sealed.',
    ...actions.map(({ action, ...rest }) => `  ${action} ${JSON.stringify(rest)}`),
    `Play it again: npm run simulate -- --built --seed ${seed} --path ${counterexamplePath}`,
  ].join('\n');
}

function conclude({ totals }: Progress): void {
  say(
    `${totals.histories} histories: ${totals.posts} posts, ${totals.acknowledged} acknowledged, ` +
      `${totals.taken} calls accepted by the back end, ${totals.deadLetters} dead letters, ` +
      `${totals.broken} events in which the Worker ended or the bucket failed. Nothing was lost.`,
  );
}

/** Progress with the same build and seed, or none. */
function progressOf(build: string, seed: number): Progress {
  mkdirSync(`${root}.wrangler`, { recursive: true });
  if (existsSync(progressFile)) {
    const before = JSON.parse(readFileSync(progressFile, 'utf8')) as Progress;
    if (before.build === build && before.seed === seed) return before;
  }
  return { build, seed, parts: 0, totals: noTotals() };
}

/** A hash of the built Worker. */
function buildId(): string {
  const hash = createHash('sha256');
  const folder = `${root}dist/site`;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.js')) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
