import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../../build/content/check.ts';
import { describeFault } from '../../build/content/faults/fault.ts';
import { pageNames } from '../../src/site/addresses/addresses.ts';
import { type Change, editing, faultsAfter, replacing } from '../support/content.ts';

test('the content of the site has no fault', () => {
  expect(checkContent('.').faults.map(describeFault)).toEqual([]);
});

const product = 'content/products/jummy.json';
const unknown =
  'is not a known field. Correct its spelling or remove it; content/README.md lists the fields.';

const cases: [mistake: string, file: string, change: Change, line: string][] = [
  [
    'a product without its French title',
    product,
    editing((json) => delete json.titulo.fr),
    `${product}: titulo.fr is missing. Write it in French.`,
  ],
  [
    'a product with an empty English text',
    product,
    editing((json) => (json.intro.en = ' ')),
    `${product}: intro.en is empty. Write it in English.`,
  ],
  [
    'a product with an unknown flag',
    product,
    editing((json) => (json.sinGlutem = '1')),
    `${product}: sinGlutem ${unknown}`,
  ],
  [
    'a product with a flag that is neither "0" nor "1"',
    product,
    editing((json) => (json.hasGluten = 'yes')),
    `${product}: hasGluten has an unknown value. Write one of: 0, 1.`,
  ],
  [
    'a product of a group that the company does not have',
    product,
    editing((json) => (json.family = 'xxxx')),
    `${product}: family has an unknown value. Write one of: 0-azucares, adultas, `,
  ],
  [
    'a product with a figure without a unit',
    product,
    editing((json) => (json.grasas = '12')),
    `${product}: grasas is not a figure with its unit. Write it like "26 g", energy like "2092 kJ / 500 kcal", one value per reference quantity.`,
  ],
  [
    'a file that is not JSON',
    'content/home.json',
    replacing('"hero": {', '"hero" {'),
    'content/home.json: line 2 has no colon after «"hero"». Write : there.',
  ],
  [
    'an unknown field of the company',
    'content/company.json',
    editing((json) => (json.fouded = 1970)),
    `content/company.json: fouded ${unknown}`,
  ],
  [
    'a link to an insecure address',
    'content/links.json',
    replacing('https://www.aepd.es/', 'http://www.aepd.es/'),
    'content/links.json: aepd.url is not an address that begins with https://. Correct it; content/README.md shows an example.',
  ],
  [
    'an unknown field of the home page',
    'content/home.json',
    editing((json) => (json.hero.boton = 'x')),
    `content/home.json: hero.boton ${unknown}`,
  ],
  [
    'a station of the history without a title',
    'content/history.json',
    editing((json) => delete json.stations[0].title),
    'content/history.json: stations, entry 1, title is missing. Write it.',
  ],
  [
    'an unknown field of Nutririsi',
    'content/nutririsi.json',
    editing((json) => (json.rows[0].exampel = 'x')),
    `content/nutririsi.json: rows, entry 1 (energy), exampel ${unknown}`,
  ],
  [
    'a commitment with a decimal comma',
    'content/commitments.json',
    replacing('"{waterSaving}"', '"4,6"'),
    'content/commitments.json: figures, entry 3 (water), value is not a number like "4.6". Correct it; content/README.md shows an example.',
  ],
  [
    'a chapter of the code that is not a page',
    'content/code-of-conduct.json',
    replacing('"conduct-president"', '"conduct-presidente"'),
    'content/code-of-conduct.json: chapters, entry 1, page has an unknown value.',
  ],
  [
    'a contact choice that opens no page',
    'content/contact.json',
    replacing('"distributors"', '"dealers"'),
    'content/contact.json: choices, entry 1 (sell), page has an unknown value.',
  ],
  [
    'a contest that ends before it starts',
    'content/contest.json',
    editing((json) => (json.ends = '2026-02-28')),
    'content/contest.json: ends is 2026-02-28, before the contest starts on 2026-03-01. Correct one of the two.',
  ],
  [
    'an unknown field of a distributor',
    'content/distributors.json',
    editing((json) => (json.distributors[0].tel = '900')),
    `content/distributors.json: distributors, entry 1 (rias-del-norte), tel ${unknown}`,
  ],
  [
    'a province with half a postal code',
    'content/provinces.json',
    editing((json) => (json[0].code = '1')),
    'content/provinces.json: entry 1 (alava), code is not two digits like "08". Correct it; content/README.md shows an example.',
  ],
  [
    'press material in an unknown format',
    'content/press.json',
    editing((json) => (json.materials[0].formats = ['gif'])),
    'content/press.json: materials, entry 1 (wordmark-red), formats, entry 1 has an unknown value. Write one of: svg, png.',
  ],
  [
    'an empty word of the dictionary',
    'content/dictionary/en.json',
    editing((json) => (json.menu.title = '')),
    'content/dictionary/en.json: menu.title is empty. Write it in English.',
  ],
  [
    'a range whose description is too short',
    'content/families.json',
    editing((json) => (json.snacks.ranges.mios.description.fr = 'Mios.')),
    'content/families.json: snacks.ranges.mios.description is not 70 to 155 characters long in every language.',
  ],
  [
    'a range that names a product that does not exist',
    'content/families.json',
    editing((json) => json.snacks.ranges.jummy.products.push('jumy')),
    'content/families.json: snacks.ranges.jummy.products names jumy, which is not a product. Add content/products/jumy.json, or correct or remove the name.',
  ],
  [
    'a product that its range does not list',
    'content/families.json',
    editing((json) => (json.snacks.ranges.jummy.products = ['trikers'])),
    `${product}: range is snacks/jummy, whose list in content/families.json does not name the product. Add it to that list or correct the range.`,
  ],
  [
    'a home page that names an unknown range',
    'content/home.json',
    editing((json) => (json.stalls[1].lines[0].range = 'chicles')),
    'content/home.json: stalls, entry 2, lines, entry 1, range names chicles, which is not a range of caramelos. Use one of: 0-azucares, tradicionales.',
  ],
  [
    'a stall with more ranges than its wheel has room for',
    'content/home.json',
    editing((json) => json.stalls[3].lines.push(json.stalls[3].lines[0])),
    'content/home.json: stalls, entry 4, lines has 6 entries. Write at most 5.',
  ],
  [
    'a social network whose address is mistyped',
    'content/company.json',
    editing(
      (json) => (json.social[0].url = json.social[0].url.replace('https:', 'htp:')),
    ),
    'content/company.json: social, entry 1 (instagram), url is not an address that begins with https://. Correct it; content/README.md shows an example.',
  ],
  [
    'a redirect that is not an address',
    'content/redirects.json',
    replacing('"/es/tienda"', '"es/tienda"'),
    'content/redirects.json: entry 10 (es/tienda), from is not an address like /es/tienda',
  ],
  [
    'a number where text is wanted',
    product,
    editing((json) => (json.packs = 35)),
    `${product}: packs is a number without quotes. Write text in quotes.`,
  ],
  [
    'a text whose description is too long',
    'content/texts/values/en.md',
    (source) =>
      source.replace(
        /^description: .*$/m,
        `description: "${'One more value. '.repeat(10)}"`,
      ),
    'content/texts/values/en.md: description is 160 characters long. Write at most 155.',
  ],
  [
    'a text whose description is too short',
    'content/texts/values/en.md',
    (source) => source.replace(/^description: .*$/m, 'description: "Our values."'),
    'content/texts/values/en.md: description is 11 characters long. Write at least 70.',
  ],
  [
    'a title with a colon and no quotation marks',
    'content/texts/values/en.md',
    (source) => source.replace(/^title: .*$/m, 'title: Values: ours'),
    'content/texts/values/en.md: text cannot be compiled (line 2 is not understood: write the words after title: between quotation marks, "…").',
  ],
  [
    'a text without front matter',
    'content/texts/values/en.md',
    (source) => source.replace(/^---[\s\S]*?\n---\n/, ''),
    'content/texts/values/en.md: text cannot be compiled (front matter is missing',
  ],
  [
    'a text with raw HTML',
    'content/texts/values/en.md',
    (source) => `${source}\n<b>bold</b>\n`,
    'content/texts/values/en.md: text cannot be compiled (raw HTML (<b>) is not allowed: write Markdown).',
  ],
];

test.each(cases)('%s is reported in one line', (_, file, change, line) => {
  expect(faultsAfter(file, change)).toEqual([expect.stringContaining(line)]);
});

test.each<[mistake: string, file: string, change: Change]>([
  [
    'a product that does not fit its schema, though ranges, texts and the home page name it',
    'content/products/supermaria.json',
    editing((json) => delete json.sal),
  ],
  [
    'a chocolate whose range and video are right',
    'content/products/fabs-mexico.json',
    editing((json) => delete json.sal),
  ],
  [
    'a text that does not compile, though others link to its sections',
    'content/texts/privacy/es.md',
    (source) => `${source}\n<b>bold</b>\n`,
  ],
  [
    'questions that are not known, though texts link to them',
    'content/faqs.json',
    editing((json) => delete json.groups[0].questions[0].id),
  ],
  [
    'links that are not known, though texts name them',
    'content/links.json',
    replacing('"aepd": {', '"aepd" {'),
  ],
  [
    'contacts that are not known, though texts name them',
    'content/company.json',
    editing((json) => delete json.contacts[0].email),
  ],
])(
  'an entry that is referenced elsewhere and is invalid itself is reported once: %s',
  (_, file, change) => {
    expect(faultsAfter(file, change)).toEqual([expect.stringContaining(file)]);
  },
);

test('the README for editors lists every page that a text can link to', () => {
  const [, list = ''] =
    /^Pages: (.*?)\. /m.exec(readFileSync('content/README.md', 'utf8')) ?? [];
  expect(list.split(', ').sort()).toEqual(
    pageNames.filter((page) => page !== 'news-item' && page !== 'promotion').sort(),
  );
});
