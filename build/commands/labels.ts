/**
 * `npm run labels`: records the current labels as published, after a release. The
 * content check compares with them, and requires an entry in `changes` for every later
 * change. `--corrected <key>` accepts a corrected typing error in one product, which
 * needs no announcement.
 */
import { writeFileSync } from 'node:fs';
import { checkContent } from '../content/check.ts';
import { describeFaults } from '../content/faults/fault.ts';
import { labelOf, labelsFile } from '../content/labels/labels.ts';
import { inSystemWords, message, systemLanguage } from '../messages/messages.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import { requireWritable, root } from './tools.ts';

await runCommand(() => {
  const { values } = parseCommandLine('npm run labels -- [--corrected <key>]', {
    options: { corrected: { type: 'string', multiple: true, default: [] } },
  });
  const path = `${root}${labelsFile}`;
  requireWritable(path);
  const { content, faults } = checkContent(root);
  const corrected = values.corrected.map((key) => `content/products/${key}.json`);
  const left = faults.filter(
    ({ file, field }) => !(field === 'changes' && corrected.includes(file)),
  );
  const language = systemLanguage(process.env);
  if (left.length) throw new CommandError(describeFaults(left, language, content.json));
  const labels = content.products
    .toSorted((a, b) => a.key.localeCompare(b.key, 'en'))
    .map((product) => [product.key, labelOf(product)]);
  const text = JSON.stringify(Object.fromEntries(labels), null, 2);
  writeFileSync(path, `${text}\n`);
  const recorded = message('labels.recorded', { count: labels.length, file: labelsFile });
  say(inSystemWords(recorded));
});
