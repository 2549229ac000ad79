/**
 * `npm run check:content`: lists the first mistakes in content/, or with `--all` every one,
 * file by file, with what to write instead, in the language of the system or of `--lang`.
 * `--upgrade` first converts files in an older form; `--fix` repairs the typography of
 * texts, and puts files into the form in which the editor's desk saves them. `--read` records
 * that the texts and files it names, or all, were read in every language. `--publish` also
 * rejects sample values, unless `--allow-samples` is given. A folder that holds content/
 * checks another copy of the project.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { checkContent, reportContent } from '../content/check.ts';
import { fixTypography } from '../content/fix.ts';
import { writeInForm } from '../content/form.ts';
import { placesNamed, readingsFile, recordReading } from '../content/translations.ts';
import { upgradeContent } from '../content/upgrade.ts';
import { inWords, message, systemLanguage } from '../messages/messages.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import { requireWritable, root } from './tools.ts';

await runCommand(async () => {
  const { values, positionals } = parseCommandLine(
    `npm run check:content -- [--upgrade] [--fix] [--all] [--read [name …]] [--lang ${languages.join('|')}] [--publish [--allow-samples]] [folder]`,
    {
      allowPositionals: true,
      options: {
        upgrade: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        read: { type: 'boolean', default: false },
        lang: { type: 'string', default: systemLanguage(process.env) },
        publish: { type: 'boolean', default: false },
        'allow-samples': { type: 'boolean', default: false },
      },
    },
  );
  const language = languages.find((known) => known === values.lang);
  if (!language) throw new CommandError(`--lang ${languages.join('|')}`);
  const isProject = (path: string) => existsSync(join(path, 'content'));
  const project = positionals.find(isProject) ?? root;
  const names = positionals.filter((path) => path !== project);
  const [wrong] = values.read ? [] : names;
  if (wrong)
    throw new CommandError(inWords(message('report.noFolder', { project: wrong }), language));
  if (values.upgrade) upgrade(project, language);
  if (values.fix) {
    for (const [file, count] of fixTypography(project))
      say(inWords(message('report.repaired', { file, count }), language));
    for (const file of writeInForm(project))
      say(inWords(message('report.inForm', { file }), language));
  }
  if (values.read) markAsRead(project, names, language);
  const { publish, all, 'allow-samples': allowSamples } = values;
  if (!(await reportContent(project, { publish, allowSamples, language, all })))
    process.exitCode = 1;
});

function upgrade(project: string, language: Language): void {
  const { converted, removed } = upgradeContent(project);
  for (const file of converted) say(inWords(message('report.converted', { file }), language));
  for (const file of removed) say(inWords(message('report.removed', { file }), language));
}

/** Not while there are faults, because files that cannot be read would be forgotten. */
function markAsRead(project: string, names: string[], language: Language): void {
  const { content, faults } = checkContent(project);
  if (faults.length) return;
  const places = names.flatMap((name) => {
    const named = placesNamed(name, content);
    if (!named.length)
      throw new CommandError(inWords(message('unread.unknown', { name }), language));
    return named;
  });
  requireWritable(join(project, readingsFile));
  const count = recordReading(content, names.length ? places : undefined);
  say(inWords(message('unread.recorded', { count, file: readingsFile }), language));
}
