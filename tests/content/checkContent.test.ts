import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../../build/content/check.ts';
import { describeFault } from '../../build/content/faults/fault.ts';
import { pageNames } from '../../src/site/addresses/addresses.ts';
import {
  adding,
  editing,
  faultsAfter,
  removing,
  replacing,
  setting,
  tells,
} from '../support/content.ts';

test('the content of the site has no fault', () => {
  expect(checkContent('.').faults.map(describeFault)).toEqual([]);
});

const product = 'content/products/jummy.json';
const unknown =
  'is not a known field. Correct its spelling or remove it; content/README.md lists the fields.';

tells(product, {
  'titulo.fr is missing. Write it in French.': removing('titulo.fr'),
  'intro.en is empty. Write it in English.': setting('intro.en', ' '),
  [`sinGlutem ${unknown}`]: 'sinGlutem = 1',
  'hasGluten has an unknown value. Write one of: 0, 1.': 'hasGluten = yes',
  'family has an unknown value. Write one of: 0-azucares, adultas, …': 'family = xxxx',
  'grasas is not a figure with its unit. Write it like "26 g", energy like "2092 kJ / 500 kcal", one value per reference quantity.':
    'grasas = 12',
  'packs is a number without quotes. Write text in quotes.': setting('packs', 35),
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
  'content/links.json: aepd.url is not an address that begins with https://. …':
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
    '',
  ),
});
tells('content/families.json', {
  'snacks.ranges.mios.description is not 70 to 155 characters long in every language. …':
    'snacks.ranges.mios.description.fr = Mios.',
  'snacks.ranges.jummy.products names jumy, which is not a product. Add content/products/jumy.json, or correct or remove the name.':
    adding('snacks.ranges.jummy.products', 'jumy'),
  [`${product}: range is snacks/jummy, whose list in content/families.json does not name the product. Add it to that list or correct the range.`]:
    setting('snacks.ranges.jummy.products', ['trikers']),
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
  ['content/links.json', replacing('"aepd": {', '"aepd" {')],
  ['content/company.json', removing('contacts.0.email')],
])('what is wrong itself is told once, though others refer to it: %s', (file, change) => {
  expect(faultsAfter(file, change)).toEqual([expect.stringContaining(file)]);
});

test('the README for editors lists every page that a text can link to', () => {
  const [, list = ''] = /^Pages: (.*?)\. /m.exec(readFileSync('content/README.md', 'utf8')) ?? [];
  expect(list.split(', ').sort()).toEqual(
    pageNames.filter((page) => page !== 'news-item' && page !== 'promotion').sort(),
  );
});
