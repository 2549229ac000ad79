import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { defaultLanguage } from '../../src/site/i18n/languages.ts';
import { choiceName, fileName } from './labels.ts';

/** A folder for the terms of each promotion. */
export const termsFolder = 'content/texts/promotion-terms';

/** What a folder holds, in order; nothing without the folder. */
export const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : [];

/** What a JSON file holds; nothing if it cannot be read. */
export function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The page and what it is called today, either of which an editor looks for. */
export function titleOf(root: string, name: string): string {
  const title = titleIn(root, name);
  const page = choiceName(name);
  return page === name || page === title ? title : `${page} · ${title}`;
}

function titleIn(root: string, name: string): string {
  const file = join(root, `content/texts/${name}/${defaultLanguage}.md`);
  const [, head = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('---\n') : [];
  try {
    return (parseYaml(head) as { title?: string }).title ?? name;
  } catch {
    return name;
  }
}

/** What the menu calls the entry that a file is part of, below its collection. */
export function menuName(root: string, file: string): string {
  const [top, kind = '', name = '', id] = file.replace(/\.\w+$/, '').split('/');
  if (top !== 'content') return basename(file);
  const entry =
    kind === 'texts'
      ? titleOf(root, name === 'promotion-terms' ? `${name}/${id}` : name)
      : /^(products|recalls)$/.test(kind)
        ? nameIn(join(root, file)) || name
        : '';
  const list = fileName(name === 'promotion-terms' ? name : kind);
  return entry ? `${list} › ${entry}` : list;
}

function nameIn(path: string): string {
  const { titulo, sabor } = (contentOf(path) ?? {}) as Record<string, { es?: string } | undefined>;
  return [titulo?.es, sabor?.es].filter(Boolean).join(' · ');
}
