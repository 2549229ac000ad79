import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
import { type Fonts, loadFonts } from '../../build/drawings/fonts.ts';
import { optimiseSvg } from '../../build/drawings/optimise.ts';
import { OutlineError, outlineText } from '../../build/drawings/outline.ts';
import { packsOf } from '../../build/drawings/packDesigns.ts';
import { pictureSources } from '../../build/drawings/pictureSources.ts';
import { makePictures, type Pictures, pictureFolder } from '../../build/drawings/pictures.ts';
import { previewSubjects } from '../../build/previews/subjects.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { productKeys } from '../support/contentNames.ts';

const root = process.cwd();
const content = loadContent(root);
const packs = packsOf(content);
let made: Pictures;
let fonts: Fonts;
const fileOf = (name: string): string =>
  made.files.get(made.pictures[name]?.src.slice(pictureFolder.length) ?? '') ?? '';
/**
 * What a file must not contain: text elements, features that need a page, and bugs of the
 * drawing code.
 */
const unwanted = (svg: string) =>
  /<text|\sfont-|\sclass=|currentColor|NaN|undefined/.exec(svg)?.[0] ?? null;

beforeAll(() => {
  made = makePictures(root, packs);
  fonts = loadFonts(root);
});

describe('packs', () => {
  test('every product has a pack in every language', () => {
    const names = productKeys.flatMap((key) =>
      languages.map((language) => `pack/${key}/${language}`),
    );
    expect(names.filter((name) => !made.pictures[name])).toEqual([]);
  });

  test.each(packs.keys)('%s is a small file of the size of a pack', (key) => {
    for (const language of languages) {
      const name = `pack/${key}/${language}`;
      expect(made.pictures[name]).toMatchObject({ width: 300, height: 400 });
      expect(fileOf(name).length).toBeLessThan(12_000);
    }
  });

  test('only a face has eyes to shut', () => {
    for (const key of packs.keys) {
      const laughs = (packs.design(key).look ?? 'cara') === 'cara';
      const svg = fileOf(`pack/${key}/es`);
      expect(svg.includes('<style>#eyes:target{'), key).toBe(laughs);
      expect(svg.includes(' id="eyes"'), key).toBe(laughs);
    }
  });

  test('B-San packs show the name of their product', () => {
    const lettered = packs.keys.filter((key) => packs.design(key).name.startsWith('B-San'));
    expect(lettered.length).toBeGreaterThan(5);
    for (const key of lettered) {
      const { titulo } = JSON.parse(
        readFileSync(join(root, 'content/products', `${key}.json`), 'utf8'),
      ) as { titulo: { es: string } };
      expect(
        titulo.es.startsWith(packs.design(key).name.replace('|', ' ')),
        `${packs.design(key).name} on ${titulo.es}`,
      ).toBe(true);
    }
  });
});

test('every name has a file, and every file has its size', () => {
  for (const source of pictureSources(packs)) {
    for (const name of source.names) {
      const svg = fileOf(name);
      const { width, height } = made.pictures[name] ?? {};
      expect(svg.slice(0, 200), name).toContain(`width="${width}" height="${height}" viewBox=`);
      expect(unwanted(svg), name).toBeNull();
    }
  }
});

test('no two files share an id, but for the eyes that addresses name', () => {
  const owners = new Map<string, string>();
  for (const [file, svg] of made.files) {
    for (const [, id = ''] of svg.matchAll(/\sid="([^"]+)"/g)) {
      if (id === 'eyes') continue;
      expect(owners.get(id) ?? file, `${id} in ${file}`).toBe(file);
      owners.set(id, file);
    }
  }
});

test('a product that says nothing of its pack gets that of its range', () => {
  const undesigned = packsOf({
    ...content,
    productFiles: new Map(
      [...content.productFiles].map(([key, { design, ...file }]) => [key, file]),
    ),
  });
  expect(undesigned.pack('gusanitos-ketchup')).toContain('>Gusanitos</text>');
  // This range has no name for its packs.
  expect(undesigned.pack('buscalios-chili')).toMatch(/>Buscalíos<.*>chili</);
  for (const key of undesigned.keys) {
    const svg = optimiseSvg(outlineText(undesigned.pack(key, { language: 'es' }), fonts)).svg;
    expect(unwanted(svg), key).toBeNull();
  }
});

describe('outlines', () => {
  const outlined = (text: string) =>
    outlineText(
      `<svg viewBox="0 0 9 9"><g font-family="Savate,sans-serif" font-size="20"><text x="5" y="6" fill="red">${text}</text></g></svg>`,
      fonts,
    );

  test.each([
    'é è ê ç ñ ü œ à î ï ô û',
    '100 % & más',
    'México · 66\u00a0%',
    'cafe\u0301',
    '0\u202f%',
  ])('%s has all its letters', (text) => {
    const svg = outlined(text.replace('&', '&amp;'));
    expect(svg).toMatch(/<g><path fill="red" d="M[^"]+"\/><\/g>/);
  });

  test('a character missing from the font is an error that names it', () => {
    expect(() => outlined('Łódź')).toThrow(OutlineError);
    expect(() => outlined('Łódź')).toThrow('"Ł" (U+0141)');
  });
});

test('a drawing is made the same way every time', () => {
  const draw = () => optimiseSvg(outlineText(packs.pack('jummy', { language: 'es' }), fonts)).svg;
  expect(draw()).toBe(draw());
});

const subjects = previewSubjects(content);

test.each([
  ['product/jummy', '#c61a5c', '#ffc524'],
  ['range/snacks/jummy', '#c61a5c', '#ffc524'],
  ['family/galletas', '#2a3cc9', '#ff9cc4'],
  // Ranges without a colour of their own stand on their family's.
  ['range/galletas/tradicionales', '#2a3cc9', '#ff9cc4'],
  ['range/caramelos/tradicionales', '#ff9cc4', '#ffc524'],
  ['range/frutos-secos/pipas', '#0f5b45', '#ff9cc4'],
])('the link preview %s stands on the colour of its page', (name, ground, figure) => {
  const drawn = subjects.filter((subject) => subject.name === name);
  expect(drawn).toHaveLength(3);
  for (const { svg } of drawn) {
    expect(/<path fill="([^"]+)"/.exec(svg)?.[1]).toBe(ground);
    expect(svg).toContain(`<path fill="${figure}" d="M644 630V324a264`);
  }
});
