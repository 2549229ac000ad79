/**
 * `npm start`: builds the site and serves the production build in workerd, with the
 * embedded back end migrated and seeded. PORT changes the port, 8787 by default;
 * ORIGIN_DEV_URL sets another back end; INDEXING=on serves the site as search engines
 * see production. `--built` serves the last build without building again; `--verbose`
 * also shows what the site logs as information.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { checkEverything } from '../content/check.ts';
import { describeFaults } from '../content/faults/fault.ts';
import { inSystemWords, message, systemLanguage } from '../messages/messages.ts';
import { CommandError, parseCommandLine, parseHost, runCommand, say } from './commandLine.ts';
import { migrateEmbeddedBackEnd, stateFolder } from './localRun.ts';
import { addKeys, keyFileOf, type Role, readKeys, settingOf } from './reports/keyFile.ts';
import { reservePort } from './serve/port.ts';
import { runCronTrigger, startWorkerd } from './serve/workerd.ts';
import { requireWritable, root, runTool } from './tools.ts';

await runCommand(async () => {
  const { values } = parseCommandLine('PORT=8787 npm start -- [--built] [--verbose]', {
    options: {
      built: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { port, release } = await reservePort(process.env['PORT']);
  const settings = { ...settingsOf(process.env), ...(await reportKeys()) };
  const served = `${root}.wrangler/served/${port}`;
  requireWritable(`${root}dist`, served, stateFolder);

  if (!values.built) {
    await requireFaultlessContent();
    say(inSystemWords(message('serve.building')));
    runTool('vite', ['build', '--logLevel', 'warn']);
  } else if (!existsSync(`${root}dist/site`))
    throw new CommandError(inSystemWords(message('serve.notBuilt')));
  say(inSystemWords(message('serve.starting')));
  copyBuild(served, settings);
  migrateEmbeddedBackEnd();
  await release();
  await startWorkerd(served, port, values.verbose ? 'info' : 'warn');
  runCronTrigger(port);
  say(inSystemWords(message('serve.ready', { address: `http://localhost:${port}` })));
  say(inSystemWords(message('serve.reports')));
});

/** A build stops at a fault too, and says it in the words of the tools that build. */
async function requireFaultlessContent(): Promise<void> {
  const { content, faults } = await checkEverything(root);
  const language = systemLanguage(process.env);
  if (faults.length) throw new CommandError(describeFaults(faults, language, content.json));
}

/** Settings from the environment of this process. */
function settingsOf({
  ORIGIN_DEV_URL: backEnd,
  INDEXING: indexing,
}: NodeJS.ProcessEnv): Record<string, string> {
  if (indexing && !/^(on|off)$/.test(indexing))
    throw new CommandError(inSystemWords(message('serve.indexing', { setting: indexing })));
  return {
    ATTACHMENT_KEY: attachmentKey(),
    ...(backEnd ? { ORIGIN_DEV_URL: parseHost(backEnd, message('serve.backEnd')) } : {}),
    ...(indexing ? { INDEXING: indexing } : {}),
  };
}

/**
 * The key that signs attachment links. It stays the same across starts so that waiting
 * submissions stay deliverable.
 */
function attachmentKey(): string {
  const file = `${stateFolder}/attachment.key`;
  mkdirSync(stateFolder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** The public keys for sealing reports; `npm run reports` has the private ones. */
async function reportKeys(): Promise<Record<string, string>> {
  const keyOf = async (role: Role): Promise<string> => {
    const file = keyFileOf(role, true);
    const [newest] = existsSync(file) ? readKeys(file) : await addKeys(file);
    return newest?.publicKey ?? '';
  };
  return {
    [settingOf.officer]: await keyOf('officer'),
    [settingOf.substitute]: await keyOf('substitute'),
  };
}

/**
 * Copies the build to its own folder, with settings that the process list does not show.
 * A later build, for another port or a deployment, changes dist/ but not this copy.
 */
function copyBuild(served: string, settings: Record<string, string>): void {
  rmSync(served, { recursive: true, force: true });
  cpSync(`${root}dist`, served, { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
  // Later lines override a developer's own .dev.vars, which the build copies.
  writeFileSync(`${served}/site/.dev.vars`, `\n${lines.join('')}`, {
    flag: 'a',
    mode: 0o600,
  });
}
