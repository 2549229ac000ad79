import { expect, test } from 'vitest';
import { faultsIn } from '../../build/content/check.ts';
import { describeFault, describeFaults } from '../../build/content/faults/fault.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { message, systemLanguage } from '../../build/messages/messages.ts';
import type { Language } from '../../src/site/i18n/languages.ts';
import { runCommandHere } from '../support/command.ts';
import { type Change, inCopy, removing, setting } from '../support/content.ts';

const jummy = 'content/products/jummy.json';

test.each<[string, Change, Language, string]>([
  [
    'a missing text',
    removing('titulo.fr'),
    'es',
    'titulo.fr («Nombre») falta. Escríbelo en francés.',
  ],
  ['a missing text', removing('titulo.fr'), 'fr', 'titulo.fr manque. Écrivez-le en français.'],
  [
    'a claim',
    setting('bajoSal', '1'),
    'es',
    'bajoSal («Bajo en sal») promete poca sal, pero hay 1.3 g por 100 g; se permiten como máximo 0.3 g. Escribe "0" o corrige sal.',
  ],
])('%s is reported in the language of the editor', (_, change, language, line) => {
  const faults = inCopy(jummy, change, (folder) => faultsIn(loadContent(folder)));
  expect(faults.map((fault) => describeFault(fault, language))).toEqual([`${jummy}: ${line}`]);
});

test('faults stand under their files, ten of them at first', () => {
  const faults = Array.from({ length: 12 }, (_, i) => ({
    file: i % 2 ? 'content/home.json' : 'content/faqs.json',
    field: `groups.${i}.id`,
    ...message('field.missing'),
  }));
  const json = new Map([['content/faqs.json', { groups: [{ id: 'sizes' }] }]]);
  const lines = (isWhole?: boolean) => describeFaults(faults, 'es', json, isWhole).split('\n');
  expect(lines().slice(0, 3)).toEqual([
    'content/faqs.json',
    '  groups, elemento 1 (sizes), id («Nombre interno») falta. Escríbelo.',
    '  groups, elemento 3, id («Nombre interno») falta. Escríbelo.',
  ]);
  expect(lines().at(-1)).toBe('y 2 más: `npm run check:content -- --all` los dice todos');
  expect(lines()).toHaveLength(2 + 10 + 1);
  expect(lines(true)).toHaveLength(2 + 12);
});

test('a fault that --fix repairs says so', () => {
  const change = setting('sabor.fr', 'Maïs et blé...');
  const faults = inCopy(jummy, change, (folder) => faultsIn(loadContent(folder)));
  expect(describeFaults(faults, 'es', new Map()).split('\n')).toEqual([
    jummy,
    '  sabor.fr («Sabor o variedad») tiene tres puntos. Escribe …. [--fix]',
    '[--fix]: `npm run check:content -- --fix` lo corrige.',
  ]);
});

test('the whole report is in the language that --lang names', async () => {
  const lines = async (language: Language) =>
    (await runCommandHere('checkContent', ['--lang', language])).output.trimEnd().split('\n');
  const [english, spanish, french] = [await lines('en'), await lines('es'), await lines('fr')];
  expect(spanish[0]).toMatch(/^\d+ productos, \d+ textos, \d+ preguntas: ningún error$/);
  expect(french[0]).toMatch(/^\d+ produits, \d+ textes, \d+ questions : aucune erreur$/);
  expect(spanish.filter((line) => english.includes(line))).toEqual([]);
  expect(await runCommandHere('checkContent', ['--lang', 'pt'])).toEqual({
    status: 1,
    output: '--lang es|en|fr\n',
  });
});

test('without --lang, the report is in the language of the system', () => {
  expect(systemLanguage({ LANG: 'es_ES.UTF-8' })).toBe('es');
  expect(systemLanguage({ LANG: 'fr_FR.UTF-8' })).toBe('fr');
  expect(systemLanguage({ LANG: 'es_ES.UTF-8', LC_ALL: 'C.UTF-8' })).toBe('en');
});
