/**
 * `npm run check:content`: lists the mistakes in content/, file by file, with the fix for
 * each, in the language of the terminal or of `--lang`. `--upgrade` first converts files
 * in an older form, `--fix` repairs the typography of texts. `--publish` also rejects sample values, unless `--allow-samples`
 * is given. A folder argument checks another copy of the project.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reportContent } from '../content/check.ts';
import { checkLanguages, languageOfTerminal } from '../content/faults/spanish.ts';
import { fixTypography } from '../content/fix.ts';
import { upgradeContent } from '../content/upgrade.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import { root } from './tools.ts';

await runCommand(async () => {
  const { values, positionals } = parseCommandLine(
    'npm run check:content -- [--upgrade] [--fix] [--lang es|en] [--publish [--allow-samples]] [folder]',
    {
      allowPositionals: true,
      options: {
        upgrade: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
        lang: { type: 'string', default: languageOfTerminal(process.env) },
        publish: { type: 'boolean', default: false },
        'allow-samples': { type: 'boolean', default: false },
      },
    },
  );
  const [project = root] = positionals;
  if (!existsSync(join(project, 'content')))
    throw new CommandError(`${project} has no folder content/`);
  if (values.upgrade) {
    const { converted, removed } = upgradeContent(project);
    for (const file of converted) say(`${file}: converted to today’s form`);
    for (const file of removed) say(`${file}: removed, its designs are in content/products`);
  }
  if (values.fix)
    for (const [file, texts] of fixTypography(project))
      say(`${file}: repaired ${texts} ${texts === 1 ? 'text' : 'texts'}`);
  const { publish, 'allow-samples': allowSamples } = values;
  const language = checkLanguages.find((known) => known === values.lang);
  if (!language) throw new CommandError(`--lang takes ${checkLanguages.join(' or ')}`);
  if (!(await reportContent(project, { publish, allowSamples, language }))) process.exitCode = 1;
});
