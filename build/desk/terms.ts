import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { languages } from '../../src/site/i18n/languages.ts';
import { inForm } from '../content/form.ts';
import { message } from '../messages/messages.ts';
import { termsFolder } from './files.ts';
import { Refusal, type Told } from './handIn.ts';
import { keyOf } from './key.ts';

/**
 * Copies the terms of a promotion for another one, because the content manager cannot add a
 * folder of files.
 *
 * @param name Of the other promotion, as the editor types it.
 */
export function copyTerms(root: string, from: string, name: string): Told {
  const [folder, to] = [join(root, termsFolder), keyOf(name)];
  if (!to) throw new Refusal(message('desk.nameless'));
  if (from !== keyOf(from) || !existsSync(join(folder, from)))
    throw new Refusal(message('desk.noTerms', { name: from }));
  if (existsSync(join(folder, to))) throw new Refusal(message('desk.termsExist', { name: to }));
  cpSync(join(folder, from), join(folder, to), { recursive: true });
  // Last in the list: so the check knows which of the two is the copy.
  const position = readdirSync(folder).length;
  for (const language of languages) {
    const file = `${termsFolder}/${to}/${language}.md`;
    const copy = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), inForm(file, renamed(copy, name.trim(), position)));
  }
  return {
    said: message('desk.copied', { name: to }),
    address: `/desk/editor#/collections/terms/entries/${to}`,
  };
}

/**
 * Terms under the name of another promotion, in titles like those of all. Its product is for the
 * editor to choose, nobody has read them yet, and they are no sample, whatever the others are.
 */
function renamed(source: string, name: string, position: number): string {
  const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
  const { title, headTitle } = parseYaml(head) as { title: string; headTitle: string };
  const old = title.split(':')[0]?.trim() ?? '';
  const lines = {
    position,
    title: title.replace(old, () => name),
    headTitle: headTitle.replace(old, () => name),
  };
  return Object.entries(lines).reduce(
    (text, [key, value]) =>
      text.replace(new RegExp(`^${key}: .*$`, 'm'), () => `${key}: ${JSON.stringify(value)}`),
    source.replace(/^(product|reviewed|sample): .*\n/gm, ''),
  );
}
