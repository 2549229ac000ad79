import { expect, test } from 'vitest';
import { faultsIn } from '../../build/content/check.ts';
import { describeFault } from '../../build/content/faults/fault.ts';
import { languageOfTerminal, spanishFault } from '../../build/content/faults/spanish.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { runCommandHere } from '../support/command.ts';
import { adding, inCopy, removing, setting } from '../support/content.ts';

const jummy = 'content/products/jummy.json';

test.each([
  ['a missing text', removing('titulo.fr'), `${jummy}: titulo.fr falta. Escríbelo en francés.`],
  [
    'a claim',
    setting('bajoSal', '1'),
    `${jummy}: bajoSal promete poca sal, pero hay 1.3 g por 100 g; se permiten como máximo 0.3 g. Escribe "0" o corrige sal.`,
  ],
  [
    'a traced ingredient',
    adding('trazas', 'gluten'),
    `${jummy}: trazas nombra gluten, que es un ingrediente. Quítalo de trazas.`,
  ],
])('%s is reported in Spanish', (_, change, line) => {
  const faults = inCopy(jummy, change, (folder) => faultsIn(loadContent(folder)));
  expect(faults.map((fault) => describeFault(spanishFault(fault)))).toEqual([line]);
});

test('the whole report is in Spanish', async () => {
  const lines = async (language: string) =>
    (await runCommandHere('checkContent', ['--lang', language])).output.trimEnd().split('\n');
  const [english, spanish] = [await lines('en'), await lines('es')];
  expect(spanish[0]).toMatch(/^\d+ productos, \d+ textos, \d+ preguntas: ningún error$/);
  expect(spanish.filter((line) => english.includes(line))).toEqual([]);
});

test('the terminal’s locale sets the language, and --lang overrides it', async () => {
  expect(languageOfTerminal({ LANG: 'es_ES.UTF-8' })).toBe('es');
  expect(languageOfTerminal({ LANG: 'es_ES.UTF-8', LC_ALL: 'C.UTF-8' })).toBe('en');
  expect(languageOfTerminal({})).toBe('en');
  expect(await runCommandHere('checkContent', ['--lang', 'fr'])).toEqual({
    status: 1,
    output: '--lang takes en or es\n',
  });
});
