import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { contactWays } from '../../../src/content/company.ts';
import { day, isoOf } from '../../../src/content/days.ts';
import type { RecallFile } from '../../../src/content/recalls.ts';
import { isLot } from '../../../src/site/catalogue/gtin.ts';
import { namedAllergens, type Product } from '../../../src/site/catalogue/products.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { recallReasons } from '../../../src/site/recalls/recall.ts';
import { plain } from '../../../src/site/search/folding.ts';
import { fixedText } from '../../content/rules/texts/typography.ts';
import { CommandError, complain, say } from '../commandLine.ts';

/** Asks for one line, and again until the answer is understood. */
export type Ask = <T>(question: string, understand: (answer: string) => T) => Promise<T>;

/**
 * Asks on the terminal.
 *
 * @param stopped Ends the questions.
 * @throws CommandError from `ask` once there is nobody to answer.
 */
export function startAsking(stopped: AbortSignal): { ask: Ask; close(): void } {
  const { stdin: input, stdout: output } = process;
  // A terminal that is gone cannot be written to or reset; its signal ends the questions.
  for (const stream of [input, output]) stream.on('error', () => undefined);
  const terminal = createInterface({ input, output, signal: stopped });
  // Also keeps the lines of an input that comes all at once.
  const lines = terminal[Symbol.asyncIterator]();
  let hasEnded = false;
  terminal.once('close', () => {
    hasEnded = true;
  });
  const ask: Ask = async (question, understand) => {
    for (;;) {
      say(question);
      // What was typed before the end is still read.
      if (!hasEnded) terminal.prompt();
      const { value, done } = await lines.next();
      if (done || stopped.aborted)
        throw new CommandError('\nSin respuesta: no se ha publicado nada.');
      try {
        return understand(value.trim());
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        complain(error.message);
      }
    }
  };
  return { ask, close: () => terminal.close() };
}

const reasonsInSpanish: Record<(typeof recallReasons)[number], string> = {
  allergen: 'un alérgeno que la etiqueta no declara',
  'foreign-body': 'cuerpos extraños, como vidrio o plástico',
  microbiological: 'contaminación microbiológica',
  chemical: 'contaminación química',
  labelling: 'otro error de la etiqueta',
};

/** A reason by its number, or by beginnings of words that only it has. */
function reasonNamed(answer: string): (typeof recallReasons)[number] {
  const wordsOf = (text: string) => plain(text).match(/[a-z]+/g) ?? [];
  const given = wordsOf(answer).filter((word) => word.length > 2);
  const [reason, ...others] = recallReasons.filter((kind, i) => {
    const own = wordsOf(reasonsInSpanish[kind]);
    const isNamed = given.every((word) => own.some((one) => one.startsWith(word)));
    return answer === String(i + 1) || (given.length > 0 && isNamed);
  });
  if (reason && !others.length) return reason;
  return refuse('Escribe un número del 1 al 5, o una palabra que solo esté en uno de ellos.');
}

/** The facts of a recall, question by question. What is not known may be left out. */
export async function askRecall(
  ask: Ask,
  catalogue: readonly Product[],
  today: string,
  { sample, ...contact }: z.infer<typeof contactWays> & { sample?: boolean | undefined },
): Promise<RecallFile> {
  const products = await ask(
    '¿Qué productos? El nombre, o una parte; separados por comas.',
    (answer) => partsOf(answer).map((part) => productNamed(part, catalogue)),
  );
  say(`  ${products.map(({ title }) => title.es).join(', ')}`);
  const sizes = [...new Set(products.flatMap((product) => product.packs))];
  const packs = await ask(
    `¿Qué formatos? ${sizes.join(', ')}. Intro si son todos.`,
    (answer) =>
      partsOf(answer)
        .map((part) => sizeNamed(part, sizes))
        .join(', ') || undefined,
  );
  const lots = await ask(
    '¿Qué lotes? Como están impresos, separados por comas; «todos» si son todos.',
    (answer) => (plain(answer) === 'todos' ? ('all' as const) : some(partsOf(answer).map(lotOf))),
  );
  const bestBefore = await ask(
    '¿Qué fechas de consumo preferente? Como 01/03/2027, separadas por comas. Intro si no se sabe.',
    (answer) => partsOf(answer).map(dayOf),
  );
  const reason = await ask(
    `¿Por qué se retira? El número, o una palabra.\n${recallReasons.map((kind, i) => `  ${i + 1} ${reasonsInSpanish[kind]}`).join('\n')}`,
    reasonNamed,
  );
  const allergens =
    reason === 'allergen'
      ? await ask(`¿Qué alérgenos? Separados por comas: ${namedAllergens.join(', ')}.`, (answer) =>
          some(partsOf(answer).map(allergenNamed)),
        )
      : [];
  const note = await askNote(ask);
  const isSample = sample ? ' (de muestra: no es de la empresa)' : '';
  const phone = await ask(`¿Qué teléfono contesta? Intro: ${contact.phone}${isSample}.`, (answer) =>
    valid(contactWays.shape.phone, answer || contact.phone, 'Escríbelo como 900 000 010.'),
  );
  const email = await ask(`¿Qué correo contesta? Intro: ${contact.email}${isSample}.`, (answer) =>
    valid(contactWays.shape.email, answer || contact.email, 'Escríbelo como nombre@empresa.es.'),
  );
  const isUsual = phone === contact.phone && email === contact.email;
  return {
    products: products.map(({ key }) => key),
    ...(packs ? { packs } : {}),
    lots,
    bestBefore,
    reason,
    allergens,
    published: today,
    ...(note ? { note } : {}),
    ...(isUsual ? {} : { contact: { phone, email } }),
  };
}

async function askNote(ask: Ask): Promise<RecallFile['note']> {
  const es = await ask(
    '¿Algo que añadir al motivo? En español, una o dos frases. Intro si no.',
    (answer) => answer,
  );
  if (!es) return undefined;
  const needed = (answer: string) => answer || refuse('Hace falta en los tres idiomas.');
  const en = await ask('Lo mismo en inglés.', needed);
  const fr = await ask('Lo mismo en francés.', needed);
  const note = { es, en, fr };
  for (const language of languages) note[language] = fixedText(note[language], language);
  return note;
}

/** Has the question asked again. */
export function refuse(why: string): never {
  throw new CommandError(why);
}

const partsOf = (answer: string): string[] =>
  answer
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);

const some = <T>(list: T[]): T[] => (list.length ? list : refuse('Hace falta al menos uno.'));

function valid<T>(schema: z.ZodType<T>, value: unknown, cure: string): T {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : refuse(cure);
}

function productNamed(part: string, catalogue: readonly Product[]): Product {
  const exact = catalogue.filter(
    ({ key, title }) => key === part || plain(title.es) === plain(part),
  );
  const found = exact.length
    ? exact
    : catalogue.filter(({ title }) => plain(title.es).includes(plain(part)));
  const [product, ...others] = found;
  if (!product) refuse(`Ningún producto se llama «${part}».`);
  if (others.length)
    refuse(
      `«${part}» puede ser ${found.map(({ key, title }) => `${title.es} (${key})`).join(', ')}.`,
    );
  return product;
}

const bare = (size: string): string => size.toLowerCase().replace(/\s/g, '');

function sizeNamed(part: string, sizes: readonly string[]): string {
  // A number without its unit is enough where only one size has it.
  const [size, ...others] = sizes.filter((one) =>
    [bare(one), bare(one).replace(/\D/g, '')].includes(bare(part)),
  );
  return size && !others.length
    ? bare(size).replace('kg', 'Kg')
    : refuse(`${part} no es uno de estos formatos: ${sizes.join(', ')}.`);
}

const lotOf = (part: string): string =>
  isLot(part)
    ? part
    : refuse(`${part} no puede ser un lote: como mucho 20 letras, cifras y signos.`);

const dayOf = (part: string): string =>
  valid(day, isoOf(part) ?? writtenDay(part) ?? part, `${part} no es una fecha como 01/03/2027.`);

/** A date in words of a language of the site: 1 de marzo de 2027, 1 March 2027, 1er mars 2027. */
function writtenDay(part: string): string | undefined {
  const [, date = '', name = '', year] =
    /^(\d{1,2})(?:er|o|º|st|nd|rd|th)? (?:de )?(\p{L}{3,})\.? (?:del? )?(\d{4})$/u.exec(
      plain(part).replace(/\s+/g, ' '),
    ) ?? [];
  const months = Array.from({ length: 12 }, (_, month) => month).filter((month) =>
    languages.some((language) => monthIn(month, language).startsWith(name)),
  );
  const [month = 0, ...others] = name ? months : [];
  if (!year || !months.length || others.length) return undefined;
  return isoOf(`${date}/${month + 1}/${year}`);
}

const monthIn = (month: number, language: Language): string =>
  plain(
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2000, month),
    ),
  );

const allergenNamed = (part: string) =>
  namedAllergens.find((name) => name === plain(part).replaceAll(' ', '-')) ??
  refuse(`${part} no está en la lista.`);
