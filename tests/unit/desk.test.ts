import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkContent } from '../../build/content/check.ts';
import { inForm } from '../../build/content/form.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { checkRedirects } from '../../build/content/rules/redirects.ts';
import { deskConfiguration } from '../../build/desk/configuration.ts';
import { deskFaults, deskReport } from '../../build/desk/faults.ts';
import { formOf } from '../../build/desk/fields.ts';
import { coloursLike } from '../../build/desk/labels.ts';
import { hostedPage } from '../../build/desk/pages.ts';
import { copyTerms } from '../../build/desk/terms.ts';
import { deskMessages } from '../../build/messages/desk.ts';
import { fileMessages } from '../../build/messages/files.ts';
import { type Message, message } from '../../build/messages/messages.ts';
import { placeMessages } from '../../build/messages/places.ts';
import { productMessages } from '../../build/messages/products.ts';
import { reportMessages } from '../../build/messages/report.ts';
import { textMessages } from '../../build/messages/texts.ts';
import { id, localised, sample } from '../../src/content/fields.ts';
import { productFile } from '../../src/content/product.ts';
import { colours } from '../../src/pages/drawings/palette.ts';

test('a schema becomes a form: kinds, choices, limits, and what may be left out', () => {
  const schema = z.strictObject({
    id,
    titulo: localised,
    bin: z.enum(['yellow', 'blue']).optional(),
    grams: z.int().positive().max(90),
    trazas: z.array(z.enum(['soja'])).optional(),
    steps: z.array(z.strictObject({ id, text: localised })).min(1),
    province: z.string(),
    provinces: z.array(z.string()),
    parameters: z.record(z.string(), z.string()),
    sample,
  });
  const options = [{ label: 'A Coruña', value: 'a-coruna' }];
  const choices = { province: options, provinces: options };
  expect(formOf(schema, 'contest', { choices })).toMatchObject([
    {
      widget: 'string',
      required: true,
      pattern: [expect.stringContaining('[a-z0-9]+'), expect.stringMatching(/^Minús/)],
    },
    {
      label: 'Nombre',
      widget: 'object',
      fields: ['Español', 'Inglés', 'Francés'].map((label) => ({ label })),
    },
    { widget: 'select', required: false, options: [{ label: 'Amarillo', value: 'yellow' }, {}] },
    { widget: 'number', value_type: 'int', min: 1, max: 90 },
    { widget: 'select', multiple: true, required: false },
    { label: 'Pasos', widget: 'list', min: 1, summary: '{{text.es}}', fields: [{}, {}] },
    { widget: 'select', options },
    { widget: 'select', multiple: true, options },
    { widget: 'keyvalue' },
    { widget: 'select', required: false, options: [{ value: true }, { value: false }] },
  ]);
});

test('an entry of a list goes by words, not by a figure or its own key', () => {
  const summaryOf = (entry: z.ZodRawShape) =>
    formOf(z.strictObject({ list: z.array(z.strictObject(entry)) }), 'history')[0];
  expect([
    summaryOf({ id, number: localised, title: localised }),
    summaryOf({ from: z.string(), to: z.string() }),
  ]).toMatchObject([{ summary: '{{title.es}}' }, { summary: '{{from}}' }]);
});

test('a colour tells its names after what is said of it', () => {
  const colour = z.union([z.enum(['azul', 'hoja']), z.string().regex(/^#/)]);
  const names = 'Un nombre (azul; hoja = verde oscuro) o un color como #7b3a98.';
  expect(formOf(z.strictObject({ base: colour, ink: colour }), 'products')).toMatchObject([
    { widget: 'string', hint: names },
    { widget: 'string', hint: expect.stringMatching(/^Si el color .*web de al lado\. Un nombre/) },
  ]);
});

test('a colour that the palette does not have is answered with those that look like it', () => {
  const answers = (word: string) => coloursLike(word, Object.keys(colours)).join('; ');
  expect(
    Object.fromEntries(
      ['rojo', 'Roja', 'amarillo', 'verde', 'verde claro', 'azul', 'naranja', 'rosa', 'marrón'].map(
        (word) => [word, answers(word)],
      ),
    ),
  ).toEqual({
    rojo: 'clavel = rojo',
    Roja: 'clavel = rojo',
    amarillo: 'azafran = amarillo; crema = amarillo claro',
    verde: 'hoja = verde oscuro; lima = verde claro',
    'verde claro': 'lima = verde claro',
    azul: 'azul; noche = azul oscuro; cielo = azul claro',
    naranja: 'naranja',
    rosa: 'rosa; frambuesa = rosa fuerte; lengua = rosa coral',
    marrón: 'cacao = marrón',
  });
  expect([answers('negro'), answers('blanca')]).toEqual([
    'tinto = granate casi negro',
    'harina = casi blanco',
  ]);
  expect(answers('clabel')).toMatch(/^clavel = rojo; /);
});

const configuration = deskConfiguration('.', { name: 'company/website', branch: 'main' });

interface Named {
  name: string;
  label?: string;
  options?: { label: string; value: unknown }[];
  field?: Named;
  fields?: Named[];
}
const named = (fields: Named[]): Named[] =>
  fields.flatMap((field) => [field, ...named(field.fields ?? [])]);

test('what editors write most has a name in Spanish', () => {
  const forms = [...(configuration.collections ?? []), ...(configuration.singletons ?? [])];
  const withoutName = forms
    .filter(({ name = '' }) =>
      ['products', 'faqs', 'distributors', 'home', 'contest'].includes(name),
    )
    .flatMap((form) => named('fields' in form ? (form.fields as Named[]) : []))
    .filter(({ name, label }) => name === label);
  expect(withoutName).toEqual([]);
});

/** The values that a form has no choice for. */
function unoffered(field: Named, value: unknown): unknown[] {
  if (Array.isArray(value) && !field.options)
    return value.flatMap((entry) => unoffered(field.field ?? { ...field }, entry));
  if (typeof value === 'object' && value !== null && !field.options)
    return (field.fields ?? []).flatMap((one) =>
      unoffered(one, (value as Record<string, unknown>)[one.name]),
    );
  const values = value === undefined ? [] : [value].flat();
  return values.filter((one) => field.options?.every((option) => option.value !== one));
}

const loaded = loadContent('.');

test('what content holds today is among the choices of its field', () => {
  const forms = (configuration.singletons ?? []) as (Named & { file: string })[];
  const [products] = (configuration.collections ?? []) as Named[];
  expect([
    ...forms.flatMap(({ file, fields = [] }) =>
      fields.flatMap((field) => {
        const json = loaded.json.get(file) as Record<string, unknown>;
        return unoffered(field, field.name === 'entries' ? json : json[field.name]);
      }),
    ),
    ...[...loaded.productFiles.keys()].flatMap((key) =>
      unoffered(products as Named, loaded.json.get(`content/products/${key}.json`)),
    ),
  ]).toEqual([]);
});

test('old addresses may lead to what exists: pages, products, ranges, terms and questions', () => {
  const redirects = configuration.singletons?.find(({ name }) => name === 'redirects') as Named;
  const targets = named(redirects.fields ?? []).find(({ name }) => name === 'to')?.options ?? [];
  const entries = targets.map(({ value }, i) => ({ from: `/old-${i}`, to: String(value) }));
  const files = { ...loaded.files, 'content/redirects.json': entries };
  expect([...checkRedirects({ ...loaded, files })]).toEqual([]);
  expect(targets.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'Página: Portada',
      'Producto: Jummy',
      'Gama: Snacks: Jummy',
      'Full of Trikers Random: bases legales',
      'Pregunta: ¿Dónde veo los alérgenos?',
    ]),
  );
});

test('a photograph that is chosen again has the name that it was saved under', () => {
  expect(productFile.shape.imagenes.parse({ pack: '/jummy.webp' })).toEqual({ pack: 'jummy.webp' });
});

test('a fault leads to the entry that holds its file', () => {
  const { content } = checkContent('.');
  const entryOf = (file: string) => {
    const faults = [{ file, field: 'title', ...message('traces.missing') }];
    return deskFaults({ content, faults })[0]?.address;
  };
  expect(
    [
      'content/products/jummy.json',
      'content/texts/about/fr.md',
      'content/texts/promotion-terms/pipas/es.md',
      'content/dictionary/en.json',
      'content/faqs.json',
    ].map(entryOf),
  ).toEqual(
    [
      'products/entries/jummy',
      'texts/entries/about',
      'terms/entries/pipas',
      'words/entries/dictionary',
      '_singletons/entries/faqs',
    ].map((entry) => `/desk/editor#/collections/${entry}`),
  );
});

test('a fault knows the language of its form, and the line of its text in the box', () => {
  const { content } = checkContent('.');
  const placeOf = (file: string, field: string) =>
    deskFaults({ content, faults: [{ file, field, ...message('traces.missing') }] })[0];
  expect([
    placeOf('content/texts/promotion-terms/pipas/en.md', 'product'),
    placeOf('content/dictionary/fr.json', 'header.menu'),
    placeOf('content/texts/history/en.md', 'line 10'),
    placeOf('content/products/jummy.json', 'titulo.fr'),
  ]).toMatchObject([
    { field: 'product', language: 'en' },
    { field: 'header.menu', language: 'fr' },
    { field: 'body', language: 'en', line: 3 },
    { field: 'titulo.fr', language: undefined, line: undefined },
  ]);
});

test('a fault is told with the names of the desk', () => {
  const { content } = checkContent('.');
  const told = (file: string, field: string) => {
    const faults = [{ file, field, isFixable: true, ...message('traces.missing') }];
    return deskFaults({ content, faults }).map((fault) => [
      fault.text.split(': falta')[0],
      fault.field,
      fault.isFixable,
    ])[0];
  };
  expect([
    told('content/products/jummy.json', 'changes.0.what.fr'),
    told('content/texts/history/fr.md', 'lead'),
    told('content/texts/history/es.md', 'line 12'),
    told('content/texts/promotion-terms/pipas/es.md', 'title'),
    told('content/provinces.json', '3.name'),
    told('content/redirects.json', '/es/tienda'),
    told('content/products/jummy.json', 'file'),
  ]).toEqual([
    [
      'Productos › jummy: Cambios de la etiqueta › Cambio 1 › Qué ha cambiado › Francés',
      'changes.0.what.fr',
      true,
    ],
    ['Textos › Historia (francés): Entradilla', 'lead', true],
    // The box has no front matter.
    ['Textos › Historia (español): Texto, línea 5', 'body', true],
    ['Bases legales › pipas (español): Titular', 'title', true],
    ['Provincias: Elemento 4 › Nombre', 'entries.3.name', true],
    ['Direcciones antiguas: /es/tienda', expect.stringMatching(/^entries\.\d+\.to$/), true],
    ['Productos › jummy: Archivo', '', true],
  ]);
});

test('a fault names fields and choices as the forms do', () => {
  const { content } = checkContent('.');
  const told = (said: Message) =>
    deskFaults({
      content,
      faults: [{ file: 'content/products/jummy.json', field: 'sal', ...said }],
    })
      .map(({ text }) => text.replace('Productos › jummy: Sal: ', ''))
      .join();
  expect([
    told(message('flag.showLactose')),
    told(message('traces.missing')),
    told(message('flag.fewSugars', { value: 6, limit: 5 })),
    told(message('text.noLink', { name: 'aepd' })),
    told(message('metadata.same', { value: 'x', place: 'content/texts/history/es.md (lead)' })),
    told(message('file.missing')),
    told(
      message('changes.untold', { fields: [message('label.allergens'), message('label.claims')] }),
    ),
  ]).toEqual([
    'es «Sí», pero «Sin lactosa» no. Escribe «No» o corrige «Sin lactosa».',
    'falta. Escribe las trazas que declara la etiqueta, «Ninguna: la etiqueta dice que no hay» si declara que no hay, o «Trazas sin declarar»: «Sí» si nadie las ha declarado.',
    expect.stringMatching(/Escribe «No» o corrige «Azúcares»\.$/),
    'link:aepd no está en «Enlaces externos»: añádelo ahí o corrige el nombre',
    'es «x», como en «Textos › Historia» («Entradilla»). Da a cada página palabras propias.',
    'falta. Añádelo; content/README.md dice qué contiene.',
    expect.stringMatching(
      /: alérgenos, lo que promete\. .*con su día \(«Día»\), su primer lote \(«Lote»\)/,
    ),
  ]);
});

test('translations that wait are told as the forms name them, with a link, while nothing is wrong', () => {
  const { content } = checkContent('.');
  const passages = content.passages.filter(
    ({ file, language }) =>
      file !== 'content/texts/about/fr.md' &&
      // A change in every language asks for no reading.
      !file.startsWith('content/texts/contact/') &&
      (file !== 'content/home.json' || language !== 'es'),
  );
  expect(deskReport({ content: { ...content, passages }, faults: [] })).toEqual({
    faults: [],
    unread: [
      {
        text: 'Portada: ha cambiado en español. Léelo en inglés y francés, y cambia lo que haga falta.',
        address: '/desk/editor#/collections/_singletons/entries/home',
      },
      {
        text: expect.stringMatching(/^Textos › Quiénes somos: ha cambiado en francés\./),
        address: '/desk/editor#/collections/texts/entries/about',
      },
    ],
  });
  expect(deskReport({ content, faults: [] }).unread).toEqual([]);
  const faults = [{ file: 'content/faqs.json', field: 'file', ...message('traces.missing') }];
  expect(deskReport({ content: { ...content, passages }, faults }).unread).toEqual([]);
});

test('copied terms have titles like those of the others, in the form of all files, and are unread', () => {
  const root = mkdtempSync(join(tmpdir(), 'desk-'));
  const folder = 'content/texts/promotion-terms';
  try {
    cpSync(join(folder, 'pipas'), join(root, folder, 'pipas'), { recursive: true });
    const { address } = copyTerms(root, 'pipas', ' Verano, Jummy ');
    expect(address).toBe('/desk/editor#/collections/terms/entries/verano-jummy');
    const headOf = (language: string) => {
      const file = `${folder}/verano-jummy/${language}.md`;
      const source = readFileSync(join(root, file), 'utf8');
      expect(inForm(file, source)).toBe(source);
      return source
        .split('\n')
        .filter((line) => /^(title|headTitle|position|product|reviewed|sample):/.test(line));
    };
    expect([headOf('es'), headOf('fr')]).toEqual([
      [
        "title: 'Verano, Jummy: bases legales'",
        "headTitle: 'Bases legales: Verano, Jummy'",
        'position: 2',
      ],
      [
        "title: 'Verano, Jummy\u202f: règlement'",
        "headTitle: 'Règlement\u202f: Verano, Jummy'",
        'position: 2',
      ],
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('no Spanish message names a command of Git, a file of the program or Markdown', () => {
  const told = { ...deskMessages, ...fileMessages, ...placeMessages, ...productMessages };
  const words = Object.values({ ...told, ...reportMessages, ...textMessages }).map(({ es }) => es);
  expect(words.filter((es) => /git stash|build\/|Markdown|slug|\bcommit/i.test(es))).toEqual([]);
});

test('the hosted page asks GitHub for the repository, and holds no markup of content', () => {
  const page = hostedPage(configuration, { version: '1.2.3', integrity: 'sha384-x' });
  expect(page).toContain('"repo":"company/website"');
  expect(page).toContain('@sveltia/cms@1.2.3/dist/sveltia-cms.js" integrity="sha384-x"');
  expect(page.match(/<\/?\w+/g)?.filter((tag) => /<\/?u$/.test(tag))).toEqual([]);
});
