import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../../build/content/check.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { pageNames } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import {
  adding,
  allFaultsAfter,
  type Change,
  editing,
  faultsAfter,
  inCopy,
  inEnglish,
  removing,
  replacing,
  setting,
  tells,
} from '../support/content.ts';

test('the content of the site has no fault', () => {
  expect(inEnglish(checkContent('.').faults)).toEqual([]);
});

const product = 'content/products/jummy.json';

tells(product, {
  'titulo.fr field.missingIn language.fr': removing('titulo.fr'),
  'intro.en field.emptyIn language.en': setting('intro.en', ' '),
  'sinGlutem field.unknown': 'sinGlutem = 1',
  'hasGluten field.options 0, 1': 'hasGluten = yes',
  'design.face field.options gapTooth, horned, hot, mixed, popping, ringTooth, rooftops, …':
    setting('design', {
      face: 'smile',
    }),
  'design.base design.noColour roja names.nearest clavel = rojo': setting('design', {
    base: 'roja',
  }),
  'design.base design.near #8a0a40 #8a0a3f design.lighter #9d315f': setting('design', {
    base: '#8a0a40',
  }),
  'design.ink design.faint lima tinto': setting('design', {
    base: 'lima',
    ink: 'naranja',
  }),
  // Its range writes in yellow.
  'design.ink design.faintUnsaid azafran crema tinto': setting('design', { base: 'crema' }),
  'design.ink design.lost': setting('design', {
    base: 'azul',
    accent: 'nata',
    ink: 'harina',
  }),
  'design.accent design.lost': setting('design', { accent: 'azafran' }),
  'design.face design.face zigzag snacks/triskys': setting('design', { face: 'zigzag' }),
  'family field.options 0-azucares, adultas, balsamicos, campesinas, chocolate, citrico, …':
    'family = xxxx',
  'grasas figure.noUnit': 'grasas = 12',
  'packs field.kind kind.number kind.array': setting('packs', 35),
});
tells('content/home.json', {
  'line 2 json.colon "hero"': '"hero": { → "hero" {',
  'hero.boton field.unknown': 'hero.boton = x',
  'stalls.1.lines.0.range names.noRange chicles caramelos 0-azucares, tradicionales':
    'stalls.1.lines.0.range = chicles',
  'stalls.3.lines size.atMost size.entries 6 5': editing((json) =>
    json.stalls[3].lines.push(json.stalls[3].lines[0]),
  ),
});
tells('content/company.json', {
  'fouded field.unknown': setting('fouded', 1970),
  'social.0.url field.shape shape.https': editing(
    (json) => (json.social[0].url = json.social[0].url.replace('https:', 'htp:')),
  ),
});
tells({
  'content/links.json: 3.url field.shape shape.https': 'https://www.aepd.es/ → http://www.aepd.es/',
  'content/history.json: stations.0.title field.missing': removing('stations.0.title'),
  'content/nutririsi.json: rows.0.exampel field.unknown': 'rows.0.exampel = x',
  'content/commitments.json: figures.2.value field.shape shape.number': '"{waterSaving}" → "4,6"',
  'content/code-of-conduct.json: chapters.0.page field.options home, news, news-item, …':
    '"conduct-president" → "conduct-presidente"',
  'content/contact.json: choices.0.page field.options home, news, news-item, contact, …':
    '"distributors" → "dealers"',
  'content/contest.json: ends contest.endsBefore 2026-02-28 2026-03-01': 'ends = 2026-02-28',
  'content/distributors.json: distributors.0.tel field.unknown': 'distributors.0.tel = 900',
  'content/provinces.json: 0.code field.shape shape.postalPrefix': '0.code = 1',
  'content/press.json: materials.0.formats.0 field.options svg, png': setting(
    'materials.0.formats',
    ['gif'],
  ),
  'content/dictionary/en.json: menu.title field.emptyIn language.en': setting('menu.title', ' '),
});
test('a range without a product is told', () => {
  expect(allFaultsAfter(product, setting('range', 'snacks/mios'))).toContain(
    'content/families.json: snacks.ranges.jummy has no product. Write "range": "snacks/jummy" in the file of a product.',
  );
});
tells('content/families.json', {
  'snacks.ranges.mios.description field.shape shape.description':
    'snacks.ranges.mios.description.fr = Mios.',
  'snacks.ranges.jummy.products field.unknown': setting('snacks.ranges.jummy.products', ['jummy']),
});
tells({
  'content/redirects.json: 9.from field.shape shape.address': '"/es/tienda" → "es/tienda"',
});
tells('content/texts/values/en.md', {
  'description size.atMost size.characters 160 155': (source) =>
    source.replace(/^description: .*$/m, `description: "${'One more value. '.repeat(10)}"`),
  'description size.atLeast size.characters 11 70': (source) =>
    source.replace(/^description: .*$/m, 'description: "Our values."'),
  'text text.wrong text.frontMatter 2 title': (source) =>
    source.replace(/^title: .*$/m, 'title: Values: ours'),
  'text text.wrong text.noFrontMatter': (source) => source.replace(/^---[\s\S]*?\n---\n/, ''),
  'text text.wrong text.html <b>': (source) => `${source}\n<b>bold</b>\n`,
});

const bold = (source: string) => `${source}\n<b>bold</b>\n`;

test.each([
  // Ranges, texts and the home page name it.
  ['content/products/supermaria.json', removing('sal')],
  // Its range and its video are right.
  ['content/products/fabs-mexico.json', removing('sal')],
  // Others link to its sections.
  ['content/texts/privacy/es.md', bold],
  // Texts link to them.
  ['content/faqs.json', removing('groups.0.questions.0.id')],
  ['content/links.json', replacing('"id": "aepd"', '"id" "aepd"')],
  ['content/company.json', removing('contacts.0.email')],
])('what is wrong itself is told once, though others refer to it: %s', (file, change) => {
  expect(faultsAfter(file, change)).toEqual([expect.stringContaining(file)]);
});

test('a contest may last a single day', () => {
  const ofADay = editing((json) => (json.ends = json.starts));
  expect(faultsAfter('content/contest.json', ofADay)).toEqual([]);
});

test('the README for editors lists every page that a text can link to', () => {
  const [, list = ''] = /^Pages: (.*?)\. /m.exec(readFileSync('content/README.md', 'utf8')) ?? [];
  expect(list.split(', ').sort()).toEqual(
    pageNames.filter((page) => page !== 'news-item' && page !== 'promotion').sort(),
  );
});

const cookies = 'content/texts/cookies/fr.md';
const updated = (date: string): Change => replacing('updated: 2023-11', `updated: ${date}`);
tells(product, {
  'reviewed date.unlike 07/03/2024 date.day 2024-03-07': 'reviewed = 07/03/2024',
  'reviewed date.unlike 2024-02-30 date.day date.day': 'reviewed = 2024-02-30',
  'reviewed date.future 2999-12-31': 'reviewed = 2999-12-31',
});
tells(cookies, {
  'updated date.unlike 2023-19 date.monthOrDay date.monthOrDay': updated('2023-19'),
  'updated date.future 2999-01': updated('2999-01'),
  'updated frontMatter.unlike 2023-10 2023-11': updated('2023-10'),
  'updated frontMatter.unlike frontMatter.leftOut 2023-11': replacing('updated: 2023-11\n', ''),
});

tells(product, {
  'descripcion.en metadata.description 47 70 155':
    'descripcion.en = Crisp, baked rings, and each hole is thrown in.',
  'titulo.en metadata.title 71 Jummy, the only rings in town that nobody returns, baked corn …':
    'titulo.en = Jummy, the only rings in town that nobody returns',
});
tells({
  'content/texts/values/en.md: description metadata.same From 1970 to today: how one …': (source) =>
    source.replace(
      /^description: .*$/m,
      'description: "From 1970 to today: how one family’s snacks grew into more than {presentations} packs and over {bagsMillions} million bags, without anyone lowering their voice."',
    ),
  'content/families.json: snacks.ranges.jummy.headTitle.es metadata.same Jummy, maíz y trigo …':
    'snacks.ranges.jummy.headTitle.es = Jummy, maíz y trigo al horno',
});

tells(product, {
  'introMovil.es text.tag <script>': editing(
    (json) => (json.introMovil.es = 'Aros <script>alert(1)</script> de maíz y trigo.'),
  ),
  'titulo.fr text.tag <b>': 'titulo.fr = <b>Jummy</b>',
});
tells({
  'content/dictionary/en.json: like.none text.tag <br/>': 'like.none = Nothing<br/>yet',
  'content/distributors.json: distributors.0.name text.tag <i>':
    'distributors.0.name = Rías <i>del Norte',
  'content/faqs.json: groups.0.questions.0.question.en text.tag <u>':
    'groups.0.questions.0.question.en = Is it <u>good</u>?',
  'content/texts/values/en.md: lead text.tag <!-- soon -->': (source) =>
    source.replace(/^lead: .*$/m, 'lead: "<!-- soon -->Hello."'),
});

test.each([
  ['a comparison', 'Menos de 5 < 10 y 3 > 2.'],
  ['a heart', 'Con amor <3'],
])('%s is not a tag', (_, text) => {
  expect(faultsAfter(product, setting('introMovil.es', text))).toEqual([]);
});

tells({
  'content/history.json: stations.1.drawing names.noDrawing pie names.nearest …': '"cake" → "pie"',
  'content/products/jummy.json: imagenes.pack photo.packMissing jummy.webp products': setting(
    'imagenes',
    { pack: 'jummy.webp' },
  ),
  'content/downloads.json: catalogue-snacks.file names.noDocument catalogo-snack.pdf':
    'catalogo-snacks.pdf → catalogo-snack.pdf',
});
tells('content/home.json', {
  'wheel.items.0.motif names.noDrawing wurm names.nearest worm, …':
    '"motif": "worm" → "motif": "wurm"',
  'banners.0.picture names.noDrawing scene/tumbler names.nearest scene/tumble, …':
    'scene/tumble → scene/tumbler',
});
tells('content/press.json', {
  'materials.0.formats press.missing risi-logo.svg': 'materials.0.id = logo',
});
tells('content/distributors.json', {
  'distributors.0.alt field.missing': removing('distributors.0.alt'),
  'rias-del-norte.provinces names.noProvince castilla': adding(
    'distributors.0.provinces',
    'castilla',
  ),
  'rias-del-norte.provinces names.twice a-coruna': editing((json) =>
    json.distributors[0].provinces.push(json.distributors[0].provinces[0]),
  ),
  'rias-del-norte distributor.twice': 'distributors.1.id = rias-del-norte',
});
tells({
  'content/provinces.json: alava-2.code province.twice 01': editing((json) =>
    json.push({ ...json[0], id: 'alava-2', x: 40 }),
  ),
});

tells({
  'content/links.json: 1.id list.twice aipi': '1.id = aipi',
  'content/downloads.json: file list.lacks einf-2023': editing((json) => json.splice(3, 1)),
});
tells('content/searched-words.json', {
  'page/contact-working search.unknown': 'page/contact-work" → page/contact-working"',
  'es search.twice empleo': '"queja" → "empleo"',
});

const company = 'content/company.json';

const phone = (written: string) => setting('contacts.0.phone', written);
tells({
  'content/company.json: contacts.0.phone field.shape shape.phone': [
    '900000010',
    '+34 900 000 010',
    '900 000 0100',
    '100 000 010',
    'llámanos',
  ].map(phone),
});

test.each([
  [product, setting('video', '')],
  [product, setting('denominacion', { es: '', en: '', fr: '' })],
  [product, setting('imagenes', { pack: '' })],
  [product, setting('design', { name: '', base: 'uva' })],
  ['content/distributors.json', setting('distributors.0.sample', '')],
  [company, phone('')],
  ['content/texts/values/en.md', replacing('headTitle:', "note: ''\nheadTitle:")],
])('an empty text in an optional field, as a form leaves it, is no field: %s', (file, change) => {
  expect(faultsAfter(file, change)).toEqual([]);
});
tells(product, { 'intro.en field.missingIn language.en': setting('intro.en', '') });

test('a contact needs no phone number', () => {
  expect(faultsAfter(company, removing('contacts.0.phone'))).toEqual([]);
});

tells({
  'content/distributors.json: another.name distributor.sameName rias-del-norte': [
    'Distribuciones Rías del Norte',
    'DISTRIBUCIONES  RIAS DEL NORTE ',
  ].map((name) =>
    editing((json) => json.distributors.push({ ...json.distributors[0], id: 'another', name })),
  ),
  'content/texts/values/en.md: line 36 figures.typed 250 million {bagsMillions}': (source) =>
    `${source}\nOver 250 million bags.\n`,
  'content/texts/commitments/es.md: line 14 figures.gain {waterSaving}': replacing(
    ' respecto a 2022, según el Informe EINF 2023.\n- **Energía',
    '.\n- **Energía',
  ),
});

test('figures of the company follow the number format of the language wherever a text mentions them', () => {
  const changed = setting('figures.waterSaving', 12_345.6);
  const html = inCopy(company, changed, (folder) => {
    const { texts } = loadContent(folder);
    return languages.map((language) => texts.get(`commitments/${language}`)?.html);
  });
  expect(html).toEqual([
    expect.stringContaining('12.345,6'),
    expect.stringContaining('12,345.6'),
    expect.stringContaining('12\u202f345,6'),
  ]);
});

const text = 'content/texts/values/en.md';
const linking =
  (link: string): Change =>
  (source) =>
    `${source}\nMore [here](${link}).\n`;
tells(text, {
  'line 36 link.noItem key jumy names.nearest jummy, …': linking('page:product?key=jumy'),
  'line 36 link.noItem range fabs names.all mios, jummy, …': linking(
    'page:range?family=snacks&range=fabs',
  ),
  'line 36 link.noItem id jummy names.all …': linking('page:promotion-terms?id=jummy'),
  'line 36 link.withoutParameter product key key=…': linking('page:product'),
  'line 36 link.parameter privacy key link.pageAlone': linking('page:privacy?key=1'),
  'line 36 link.backEnd news-item': linking('page:news-item?slug=hola'),
  'line 36 link.noAnchor contest-rules#nowhere nowhere purpose, dates, who, entry, draw, …':
    linking('page:contest-rules#nowhere'),
  '#nowhere anchor.unknown quality, honesty, respect, closeness, responsibility, improvement, joy':
    linking('#nowhere'),
  'text text.wrong text.noPage shop names.nearest …': linking('page:shop'),
  'text text.wrong text.noLink shop': linking('link:shop'),
  'text text.wrong text.address https://example.com/': linking('https://example.com/'),
  'text text.wrong text.noContact shop consumers, customers, employment, press, privacy, …':
    linking('contact:shop'),
});
tells('content/home.json', {
  'banners.1.to link.noItem range jumy names.all jummy, …': 'range=jummy → range=jumy',
  'banners.1.to link.parameter contest family link.pageAlone':
    'page:range?family=snacks&range=jummy → page:contest?family=snacks',
  'banners.0.to text.noPage contests names.nearest contest, …': 'page:contest → page:contests',
  'newsletter.text.en link.address': 'newsletter.text.en = Flavours at www.example.com',
});
tells({
  'content/products/fabs-mexico.json: video names.noLink video':
    'link:video-fabs-mexico → link:video',
});

const redirect = (entry: object): Change => editing((json) => json.push(entry));
tells('content/redirects.json', {
  '/es/lo-que-vale redirect.noAnchor page:values#prices prices quality, honesty, respect, …':
    redirect({ from: '/es/lo-que-vale', to: 'page:values#prices' }),
  '/es/aros redirect.noAnchors page:product?key=jummy#salt salt': redirect({
    from: '/es/aros',
    to: 'page:product?key=jummy#salt',
  }),
  '/es/sabores redirect.language fr es': redirect({
    from: '/es/sabores',
    to: 'page:products',
    language: 'fr',
  }),
});

tells({
  'content/texts/values/en.md: line 36 anchor.missing More': (source) =>
    `${source}\n## More\n\nText.\n`,
});
tells('content/texts/values/fr.md', {
  'sections anchor.others quality, honesty, respect, closeness, responsibility, improvement, …':
    '{#joy} → {#joie}',
  '#quality anchor.twoSections': '{#joy} → {#quality}',
});
tells({
  'content/faqs.json: allergens anchor.twoQuestions': '"id": "sizes" → "id": "allergens"',
});
