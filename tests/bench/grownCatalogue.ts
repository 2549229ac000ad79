import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkDigit } from '../../src/site/catalogue/gtin.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { copyProject } from '../support/projectCopy.ts';

type Localised = Record<Language, string>;

/** The fields of a product file that must be a product's own. */
interface ProductFields {
  packs: { gtin: string }[];
}

/** Fields with sentences about one product only, which a copy leaves out. */
const storyFields = ['name', 'video', 'origen', 'maridaje', 'notas_cata', 'changes'];

/** Runs the benchmark with today's catalogue, and in a copy with so many products. */
export function benchCatalogues(products: number): void {
  const { folder, remove } = copyProject();
  try {
    cpSync('tests', join(folder, 'tests'), { recursive: true });
    growCatalogue(folder, { products });
    for (const [name, cwd] of [
      ['Today’s catalogue', '.'],
      [`${products} products`, folder],
    ] as const) {
      console.log(`\n${name}`);
      const { status } = spawnSync(process.execPath, ['tests/bench/bench.ts'], {
        cwd,
        stdio: 'inherit',
      });
      if (status !== 0) throw new Error(`the benchmark of ${name} failed`);
    }
  } finally {
    remove();
  }
}

/** Bytes of a Worker's script as `wrangler deploy` counts them. */
export const scriptBytes = (folder: string): number =>
  gzipSync(
    Buffer.concat(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name))),
    ),
  ).byteLength;

/**
 * Adds products to a copy of the project. Each has a name, a flavour, an address and codes
 * of its own, and the label and the drawing of a real one.
 *
 * @param folder The copy, in which content/ is changed.
 * @param size How many products there are then, or how many times as many.
 * @returns How many were added.
 */
export function growCatalogue(
  folder: string,
  size: { products: number } | { times: number },
): number {
  const products = join(folder, 'content/products');
  const originals = readdirSync(products).map((file) => file.replace('.json', ''));
  const file = (key: string) => join(products, `${key}.json`);
  const invented = inventedWords();
  let codes = 0;
  const added =
    ('times' in size ? originals.length * size.times : size.products) - originals.length;
  for (let i = 0; i < added; i++) {
    const original = originals[i % originals.length] ?? '';
    const fields = read<ProductFields>(file(original));
    const name = invented();
    const titulo = inLanguages(() => `${name} ${invented()}`);
    const key = titulo.es.toLowerCase().replaceAll(' ', '-');
    write(file(key), {
      ...fields,
      titulo,
      sabor: inLanguages(invented),
      ...textsAbout(titulo),
      reviewed: '2026-01-01',
      ...Object.fromEntries(storyFields.map((field) => [field, undefined])),
      packs: fields.packs.map((pack) => ({ ...pack, gtin: demonstrationCode(++codes) })),
    });
  }
  return added;
}

/** The content check refuses a sentence that two products say. */
function textsAbout({ es, en, fr }: Localised): Record<string, Localised> {
  return {
    descripcion: {
      es: `Con ${es} se mide cómo crece el catálogo, y por eso no se vende en ninguna tienda.`,
      en: `With ${en} we measure how the catalogue grows, so it is not sold in any shop.`,
      fr: `Avec ${fr}, nous mesurons la croissance du catalogue, et aucun magasin ne le vend.`,
    },
    intro: {
      es: `Nadie ha probado nunca ${es}.`,
      en: `Nobody has ever tasted ${en}.`,
      fr: `Personne n’a jamais goûté ${fr}.`,
    },
    introDos: {
      es: `Si alguien pregunta por ${es}, es que este catálogo salió de su copia.`,
      en: `If anybody asks for ${en}, this catalogue has left its copy.`,
      fr: `Si quelqu’un demande ${fr}, ce catalogue est sorti de sa copie.`,
    },
    introMovil: { es: `Esto es ${es}.`, en: `This is ${en}.`, fr: `Voici ${fr}.` },
  };
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const write = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const inLanguages = (text: () => string): Localised =>
  Object.fromEntries(languages.map((language) => [language, text()])) as Localised;

/** A GTIN-13 that no product of content/ has, with GS1's demonstration prefix. */
function demonstrationCode(number: number): string {
  const digits = `9529${String(number).padStart(8, '0')}`;
  return digits + checkDigit(digits);
}

/** Returns a function that makes up a word, the same words in the same order each time. */
function inventedWords(): () => string {
  const used = new Set<string>();
  let state = 1970;
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const letterOf = (letters: string) => letters[below(letters.length)] ?? '';
  const word = (): string => {
    const syllables = Array.from(
      { length: 3 },
      () => letterOf('bdfgklmnprvz') + letterOf('aeiou'),
    ).join('');
    return syllables.charAt(0).toUpperCase() + syllables.slice(1);
  };
  return () => {
    let made = word();
    while (used.has(made)) made += letterOf('lnrs');
    used.add(made);
    return made;
  };
}
