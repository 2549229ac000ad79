/**
 * `npm run simulate`: plays random histories of posts, deliveries and failures against the
 * built site, and lists what each has lost: nothing, if all is well. `--runs` says how many,
 * 10,000 by default. They are played in parts; `--from` goes on with the part it names.
 * `--built` plays the last build; `--seed` begins with other histories; `--seed` and `--path`
 * play a failed one again.
 */
import { existsSync } from 'node:fs';
import fc, { type RunDetails } from 'fast-check';
import {
  CommandError,
  parseCommandLine,
  runCommand,
  say,
} from '../../build/commands/commandLine.ts';
import { root, runTool } from '../../build/commands/tools.ts';
import { type History, histories } from './history.ts';
import { type Player, startPlayer, type Totals } from './play.ts';

/** Platforms that play at the same time. */
const lanes = 2;
/** Histories of a part on each of them. */
const perLane = 50;

const usage = 'npm run simulate -- [--runs 10000] [--from 1] [--seed 1 [--path 3:1]] [--built]';

await runCommand(async () => {
  const { values } = parseCommandLine(usage, {
    options: {
      runs: { type: 'string', default: '10000' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      path: { type: 'string' },
      built: { type: 'boolean', default: false },
    },
  });
  const [seed, parts] = [numberIn(values.seed), numberIn(values.runs) / (lanes * perLane)];
  if (!values.built) runTool('vite', ['build', '--logLevel', 'warn']);
  else if (!existsSync(`${root}dist/site`)) throw new CommandError('There is no build yet');
  if (values.path) await replay(seed, values.path);
  else await playAll(seed, numberIn(values.from), Math.ceil(parts));
});

function numberIn(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(`${text} is not a number. Usage: ${usage}`);
  return Number(text);
}

async function playAll(seed: number, from: number, parts: number): Promise<void> {
  const players = await Promise.all(Array.from({ length: lanes }, startPlayer));
  try {
    for (let part = from; part <= parts; part++) await playPart(part, seed, players);
  } finally {
    await Promise.all(players.map(({ close }) => close()));
  }
  const sum = (name: keyof Totals) => players.reduce((all, { totals }) => all + totals[name], 0);
  say(
    `${sum('histories')} histories: ${sum('posts')} posts, ${sum('acknowledged')} acknowledged, ` +
      `${sum('taken')} calls accepted by the back end, ${sum('deadLetters')} dead letters, ` +
      `${sum('broken')} events in which the Worker ended or the bucket failed. Nothing was lost.`,
  );
}

/** @throws CommandError with a history that loses something. */
async function playPart(part: number, seed: number, players: Player[]): Promise<void> {
  const began = Date.now();
  // Every lane of every part has histories of its own.
  const ofPart = seed * 1_000_000 + (part - 1) * lanes;
  const results = await Promise.all(
    players.map((player, lane) => check(player, { seed: ofPart + lane, numRuns: perLane })),
  );
  for (const result of results) if (result.failed) throw new CommandError(describe(result));
  say(`part ${part}: ${((lanes * perLane * 1000) / (Date.now() - began)).toFixed(1)} a second`);
}

function check({ play }: Player, parameters: fc.Parameters<[History]>) {
  return fc.check(fc.asyncProperty(histories, play), parameters);
}

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
