/**
 * `npm run desk`: writes the editor's desk for a repository on GitHub as one static page.
 * Changes become pull requests. `--sign-in` names the address that signs in at GitHub.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { deskConfiguration } from '../desk/configuration.ts';
import { hostedPage } from '../desk/pages.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import { root } from './tools.ts';

const usage =
  'npm run desk -- --repository company/website [--branch main] [--sign-in https://…] --to desk.html';
const packageFolder = `${root}node_modules/@sveltia/cms/`;

await runCommand(() => {
  const { values } = parseCommandLine(usage, {
    options: {
      repository: { type: 'string' },
      branch: { type: 'string', default: 'main' },
      'sign-in': { type: 'string' },
      to: { type: 'string' },
    },
  });
  const { repository, branch, 'sign-in': signIn, to } = values;
  if (!to || !/^[\w.-]+\/[\w.-]+$/.test(repository ?? ''))
    throw new CommandError(`Which repository, and which file? ${usage}`);
  const { version } = JSON.parse(readFileSync(`${packageFolder}package.json`, 'utf8'));
  const script = readFileSync(`${packageFolder}dist/sveltia-cms.js`);
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const place = { name: repository ?? '', branch, ...(signIn ? { signIn } : {}) };
  writeFileSync(to, hostedPage(deskConfiguration(root, place), { version, integrity }));
  say(`${to}: serve it where editors alone can open it, and again after a change of a schema.`);
});
