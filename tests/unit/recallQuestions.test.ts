import { expect, test } from 'vitest';
import { CommandError } from '../../build/commands/commandLine.ts';
import { type Ask, askRecall } from '../../build/commands/recall/questions.ts';
import { loadContent } from '../../build/content/reading/load.ts';

const { products } = loadContent('.');
const contact = { phone: '900 000 010', email: 'consumo@example.com', sample: true };

/** A recall of Jummy as it is answered, and what was asked and refused. */
async function recallOf(given: { sizes?: string; dates?: string; reason?: string }) {
  const { sizes = '', dates = '', reason = '2' } = given;
  const answers = ['jummy', sizes, 'todos', dates, reason, '', '', ''];
  const said: string[] = [];
  const ask: Ask = async (question, understand) => {
    said.push(question);
    return understand(answers.shift() ?? '');
  };
  const recall = await askRecall(ask, products, '2026-11-30', contact).catch((error) => {
    if (!(error instanceof CommandError)) throw error;
    said.push(error.message);
  });
  return { ...recall, said };
}

test('a size may be answered by its number', async () => {
  expect(await recallOf({ sizes: '85, 125 g' })).toMatchObject({ packs: '85g, 125g' });
  expect((await recallOf({ sizes: '8' })).said.at(-1)).toContain('no es uno de estos formatos');
});

test.each(['01/03/2027', '2027-03-01', '1 de marzo de 2027', '1 March 2027', '1er mars 2027'])(
  'a date may be answered as %s',
  async (dates) => {
    expect(await recallOf({ dates })).toMatchObject({ bestBefore: ['2027-03-01'] });
  },
);

test.each(['31 de junio de 2027', '1 ju 2027', 'marzo'])('%s is no date', async (dates) => {
  expect((await recallOf({ dates })).said.at(-1)).toContain('no es una fecha');
});

test.each([
  ['vidrio', 'foreign-body'],
  ['Alérgeno', 'allergen'],
  ['error de la etiqueta', 'labelling'],
  ['quim', 'chemical'],
])('the reason may be answered by its word, %s', async (reason, kind) => {
  // An allergen is asked for next.
  const { said, ...recall } = await recallOf({ reason });
  if (kind === 'allergen') expect(said.at(-2)).toContain('¿Qué alérgenos?');
  else expect(recall).toMatchObject({ reason: kind });
});

test.each(['contaminación', 'nada', '6', ''])('«%s» is no reason', async (reason) => {
  expect((await recallOf({ reason })).said.at(-1)).toContain('una palabra que solo esté en uno');
});

test('a contact that is a sample is said to be one', async () => {
  expect((await recallOf({})).said.filter((question) => question.includes('de muestra'))).toEqual([
    expect.stringContaining('900 000 010'),
    expect.stringContaining('consumo@example.com'),
  ]);
});
