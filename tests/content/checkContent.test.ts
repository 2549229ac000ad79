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
const unknown =
  'is not a known field. Correct its spelling or remove it; content/README.md lists the fields.';

tells(product, {
  'titulo.fr is missing. Write it in French.': removing('titulo.fr'),
  'intro.en is empty. Write it in English.': setting('intro.en', ' '),
  [`sinGlutem ${unknown}`]: 'sinGlutem = 1',
  'hasGluten has an unknown value. Write one of: 0, 1.': 'hasGluten = yes',
  'design.face has an unknown value. Write one of: gapTooth, horned, …': setting('design', {
    face: 'smile',
  }),
  'design.base is neither a colour like "#ff7a1f" nor a name of the palette. …': setting('design', {
    base: 'rojo',
  }),
  'design.base is #8a0a40, too close to #8a0a3f, which is behind the pack. Choose another colour.':
    setting('design', { base: '#8a0a40' }),
  'design.face is zigzag, the face of snacks/triskys. Choose another, or leave it out.': setting(
    'design',
    { face: 'zigzag' },
  ),
  'family has an unknown value. Write one of: 0-azucares, adultas, …': 'family = xxxx',
  'grasas is not a figure with its unit. Write it like "26 g", energy like "2092 kJ / 500 kcal", one value per reference quantity.':
    'grasas = 12',
  'packs is a number without quotes. Write a list in [ ].': setting('packs', 35),
});
tells('content/home.json', {
  'line 2 has no colon after «"hero"». Write : there.': '"hero": { → "hero" {',
  [`hero.boton ${unknown}`]: 'hero.boton = x',
  'stalls, entry 2, lines, entry 1, range names chicles, which is not a range of caramelos. Use one of: 0-azucares, tradicionales.':
    'stalls.1.lines.0.range = chicles',
  'stalls, entry 4, lines has 6 entries. Write at most 5.': editing((json) =>
    json.stalls[3].lines.push(json.stalls[3].lines[0]),
  ),
});
tells('content/company.json', {
  [`fouded ${unknown}`]: setting('fouded', 1970),
  'social, entry 1 (instagram), url is not an address that begins with https://. Correct it; content/README.md shows an example.':
    editing((json) => (json.social[0].url = json.social[0].url.replace('https:', 'htp:'))),
});
tells({
  'content/links.json: entry 4 (aepd), url is not an address that begins with https://. …':
    'https://www.aepd.es/ → http://www.aepd.es/',
  'content/history.json: stations, entry 1, title is missing. Write it.':
    removing('stations.0.title'),
  [`content/nutririsi.json: rows, entry 1 (energy), exampel ${unknown}`]: 'rows.0.exampel = x',
  'content/commitments.json: figures, entry 3 (water), value is not a number like "4.6". …':
    '"{waterSaving}" → "4,6"',
  'content/code-of-conduct.json: chapters, entry 1, page has an unknown value. …':
    '"conduct-president" → "conduct-presidente"',
  'content/contact.json: choices, entry 1 (sell), page has an unknown value. …':
    '"distributors" → "dealers"',
  'content/contest.json: ends is 2026-02-28, before the contest starts on 2026-03-01. Correct one of the two.':
    'ends = 2026-02-28',
  [`content/distributors.json: distributors, entry 1 (rias-del-norte), tel ${unknown}`]:
    'distributors.0.tel = 900',
  'content/provinces.json: entry 1 (alava), code is not two digits like "08". …': '0.code = 1',
  'content/press.json: materials, entry 1 (wordmark-red), formats, entry 1 has an unknown value. Write one of: svg, png.':
    setting('materials.0.formats', ['gif']),
  'content/dictionary/en.json: menu.title is empty. Write it in English.': setting(
    'menu.title',
    ' ',
  ),
});
test('a range without a product is told', () => {
  expect(allFaultsAfter(product, setting('range', 'snacks/mios'))).toContain(
    'content/families.json: snacks.ranges.jummy has no product. Write "range": "snacks/jummy" in the file of a product.',
  );
});
tells('content/families.json', {
  'snacks.ranges.mios.description is not 70 to 155 characters long in every language. …':
    'snacks.ranges.mios.description.fr = Mios.',
  'snacks.ranges.jummy.products is not a known field. Correct its spelling or remove it; content/README.md lists the fields.':
    setting('snacks.ranges.jummy.products', ['jummy']),
});
tells({
  'content/redirects.json: entry 10 (es/tienda), from is not an address like /es/tienda…':
    '"/es/tienda" → "es/tienda"',
});
tells('content/texts/values/en.md', {
  'description is 160 characters long. Write at most 155.': (source) =>
    source.replace(/^description: .*$/m, `description: "${'One more value. '.repeat(10)}"`),
  'description is 11 characters long. Write at least 70.': (source) =>
    source.replace(/^description: .*$/m, 'description: "Our values."'),
  'text cannot be compiled (line 2 is not understood: write the words after title: between quotation marks, "…")…':
    (source) => source.replace(/^title: .*$/m, 'title: Values: ours'),
  'text cannot be compiled (front matter is missing…': (source) =>
    source.replace(/^---[\s\S]*?\n---\n/, ''),
  'text cannot be compiled (raw HTML (<b>) is not allowed: write Markdown)…': (source) =>
    `${source}\n<b>bold</b>\n`,
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
  'reviewed is 07/03/2024, which is not a day like 2024-03-07. Write 2024-03-07.':
    'reviewed = 07/03/2024',
  'reviewed is 2024-02-30, which is not a day like 2024-03-07. Write a day like 2024-03-07.':
    'reviewed = 2024-02-30',
  'reviewed is 2999-12-31, which has not come yet. Write a date that has come.':
    'reviewed = 2999-12-31',
});
tells(cookies, {
  'updated is 2023-19, which is not a month like 2023-11 or a day like 2023-11-30. Write a month like 2023-11 or a day like 2023-11-30.':
    updated('2023-19'),
  'updated is 2999-01, which has not come yet. Write a date that has come.': updated('2999-01'),
  'updated is 2023-10, in Spanish 2023-11. Write the same in every language.': updated('2023-10'),
  'updated is left out, in Spanish 2023-11. …': replacing('updated: 2023-11\n', ''),
});

tells(product, {
  'descripcion.en has 47 characters. Write 70 to 155.':
    'descripcion.en = Crisp, baked rings, and each hole is thrown in.',
  'titulo.en makes a document title of 71 characters («Jummy, the only rings in town that nobody returns, baked corn and wheat»). Shorten it to 53.':
    'titulo.en = Jummy, the only rings in town that nobody returns',
});
tells({
  'content/texts/values/en.md: description is «From 1970 to today: how one family’s snacks grew into more than 60 packs and over 250 million bags, without anyone lowering their voice.», as in content/texts/history/en.md (description). Give every page words of its own.':
    (source) =>
      source.replace(
        /^description: .*$/m,
        'description: "From 1970 to today: how one family’s snacks grew into more than {presentations} packs and over {bagsMillions} million bags, without anyone lowering their voice."',
      ),
  [`content/families.json: snacks.ranges.jummy.headTitle.es is «Jummy, maíz y trigo al horno», as in ${product} (titulo.es). …`]:
    'snacks.ranges.jummy.headTitle.es = Jummy, maíz y trigo al horno',
});

const plain = 'Write plain text: tags would stand on the page as they are.';

tells(product, {
  [`introMovil.es has the tag <script>. ${plain}`]: editing(
    (json) => (json.introMovil.es = 'Aros <script>alert(1)</script> de maíz y trigo.'),
  ),
  [`titulo.fr has the tag <b>. ${plain}`]: 'titulo.fr = <b>Jummy</b>',
});
tells({
  [`content/dictionary/en.json: like.none has the tag <br/>. ${plain}`]:
    'like.none = Nothing<br/>yet',
  [`content/distributors.json: distributors, entry 1 (rias-del-norte), name has the tag <i>. ${plain}`]:
    'distributors.0.name = Rías <i>del Norte',
  [`content/faqs.json: groups, entry 1 (ingredients), questions, entry 1 (gluten-free), question.en has the tag <u>. ${plain}`]:
    'groups.0.questions.0.question.en = Is it <u>good</u>?',
  [`content/texts/values/en.md: lead has the tag <!-- soon -->. ${plain}`]: (source) =>
    source.replace(/^lead: .*$/m, 'lead: "<!-- soon -->Hello."'),
});

test.each([
  ['a comparison', 'Menos de 5 < 10 y 3 > 2.'],
  ['a heart', 'Con amor <3'],
])('%s is not a tag', (_, text) => {
  expect(faultsAfter(product, setting('introMovil.es', text))).toEqual([]);
});

tells({
  'content/history.json: stations, entry 2, drawing names the drawing pie, which does not exist. Correct the name; content/README.md says where the drawings are listed.':
    '"cake" → "pie"',
  'content/products/jummy.json: imagenes.pack names jummy.webp, which is not in public/products. Put the file there or leave the field out: the drawn pack takes its place.':
    setting('imagenes', { pack: 'jummy.webp' }),
  'content/downloads.json: catalogue-snacks.file names catalogo-snack.pdf, which is not in public/downloads. Put the file there, or write null.':
    'catalogo-snacks.pdf → catalogo-snack.pdf',
});
tells('content/home.json', {
  'wheel.items, entry 1, motif names the drawing wurm, which does not exist. …':
    '"motif": "worm" → "motif": "wurm"',
  'banners, entry 1 (trikers), picture names the drawing scene/tumbler, which does not exist. …':
    'scene/tumble → scene/tumbler',
});
tells('content/distributors.json', {
  'distributors, entry 1 (rias-del-norte), alt is missing. Write it.':
    removing('distributors.0.alt'),
  'rias-del-norte.provinces names castilla, which is not a province. Use an id of content/provinces.json.':
    adding('distributors.0.provinces', 'castilla'),
  'rias-del-norte.provinces names a-coruna twice. Keep one of the two.': editing((json) =>
    json.distributors[0].provinces.push(json.distributors[0].provinces[0]),
  ),
  'rias-del-norte names two distributors. Give each an id of its own.':
    'distributors.1.id = rias-del-norte',
});
tells({
  "content/provinces.json: alava-2.code is 01, as another province's. Correct one of the two.":
    editing((json) => json.push({ ...json[0], id: 'alava-2', x: 40 })),
});

tells({
  'content/links.json: entry 2 (aipi), id is aipi, as an entry before. Give each an id of its own.':
    '1.id = aipi',
  'content/downloads.json: file has no entry "einf-2023". Add it: pages show it.': editing((json) =>
    json.splice(3, 1),
  ),
});
tells('content/searched-words.json', {
  'page/contact-working is nothing that the search finds. Name a page, product, question or range that exists, or remove the entry.':
    'page/contact-work" → page/contact-working"',
  'es has «empleo» twice. Keep the one that must come first.': '"queja" → "empleo"',
});

const company = 'content/company.json';

const phone = (written: string) => setting('contacts.0.phone', written);
tells({
  'content/company.json: contacts, entry 1 (consumers), phone is not a Spanish number like "900 000 010": nine digits in threes. …':
    ['900000010', '+34 900 000 010', '900 000 0100', '100 000 010', 'llámanos'].map(phone),
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
tells(product, { 'intro.en is missing. Write it in English.': setting('intro.en', '') });

test('a contact needs no phone number', () => {
  expect(faultsAfter(company, removing('contacts.0.phone'))).toEqual([]);
});

tells({
  'content/distributors.json: another.name is that of rias-del-norte, too. Put the provinces of both into one entry.':
    ['Distribuciones Rías del Norte', 'DISTRIBUCIONES  RIAS DEL NORTE '].map((name) =>
      editing((json) => json.distributors.push({ ...json.distributors[0], id: 'another', name })),
    ),
  'content/texts/values/en.md: line 36 says «250 million», a figure of content/company.json. Write {bagsMillions} in place of the number.':
    (source) => `${source}\nOver 250 million bags.\n`,
  'content/texts/commitments/es.md: line 14 places {waterSaving} without its year and its source. Name the year, what it is compared with, and the EINF report; or leave the figure to the page of commitments.':
    replacing(' respecto a 2022, según el Informe EINF 2023.\n- **Energía', '.\n- **Energía'),
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
  'line 36 links to the key jumy, which does not exist. Correct the name.':
    linking('page:product?key=jumy'),
  'line 36 links to the range fabs, which does not exist. …': linking(
    'page:range?family=snacks&range=fabs',
  ),
  'line 36 links to the id jummy, which does not exist. …': linking(
    'page:promotion-terms?id=jummy',
  ),
  'line 36 links to page:product without key. Write page:product?key=….': linking('page:product'),
  'line 36 links to page:privacy with key, which that page does not take. Write the name of the page alone.':
    linking('page:privacy?key=1'),
  'line 36 links to page:news-item, whose items come from the back end. Link to the list of them instead.':
    linking('page:news-item?slug=hola'),
  'line 36 links to page:contest-rules#nowhere, where there is no anchor nowhere. Use one of: purpose, dates, who, entry, draw, checks, results, exclusions, data, law.':
    linking('page:contest-rules#nowhere'),
  '#nowhere is linked to, but no section of this text has that name. Use one of: quality, honesty, respect, closeness, responsibility, improvement, joy.':
    linking('#nowhere'),
  'text cannot be compiled (page:shop is not a page: content/README.md lists them). Correct it; content/README.md shows how texts are written.':
    linking('page:shop'),
  'text cannot be compiled (link:shop is not in content/links.json: add it there or correct the name). …':
    linking('link:shop'),
  'text cannot be compiled (the link https://example.com/ names an address: write page:, link: or contact: with a name). …':
    linking('https://example.com/'),
  'text cannot be compiled (contact:shop is not in content/company.json: use one of consumers, customers, employment, press, privacy, ethical, export, orders, other). …':
    linking('contact:shop'),
});
tells('content/home.json', {
  'banners, entry 2 (jummy), place links to the range jumy, which does not exist. …': replacing(
    '"range": "jummy"\n        }',
    '"range": "jumy"\n        }',
  ),
  'newsletter.text.en names an address. Add the address to content/links.json and link to it by name.':
    'newsletter.text.en = Flavours at www.example.com',
});
tells({
  'content/products/fabs-mexico.json: video names video, which is not in content/links.json. Add it there or correct the name.':
    'link:video-fabs-mexico → link:video',
});

const redirect = (entry: object): Change => editing((json) => json.push(entry));
tells('content/redirects.json', {
  '/es/lo-que-vale leads to page:values#prices, where there is no anchor prices. Use one of: quality, honesty, respect, closeness, responsibility, improvement, joy.':
    redirect({ from: '/es/lo-que-vale', to: 'page:values#prices' }),
  '/es/aros leads to page:product?key=jummy#salt, where there is no anchor salt. Name the page alone.':
    redirect({ from: '/es/aros', to: 'page:product?key=jummy#salt' }),
  '/es/sabores has the language fr, but begins with /es, which decides. Remove "language".':
    redirect({ from: '/es/sabores', to: 'page:products', language: 'fr' }),
});

tells({
  'content/texts/values/en.md: line 36 has the heading «More» without an anchor. End it with a name, the same in every language: ## Heading {#name}.':
    (source) => `${source}\n## More\n\nText.\n`,
});
tells('content/texts/values/fr.md', {
  'sections are quality, honesty, respect, closeness, responsibility, improvement, joie; in Spanish quality, honesty, respect, closeness, responsibility, improvement, joy. Use the same anchors in the same order in every language.':
    '{#joy} → {#joie}',
  '#quality names two sections. Give every section a name of its own.': '{#joy} → {#quality}',
});
tells({
  'content/faqs.json: allergens names two groups or questions. Give each an id of its own.':
    '"id": "sizes" → "id": "allergens"',
});
