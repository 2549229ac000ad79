import { describe } from 'vitest';
import { type Change, editing, replacing, tells } from '../support/content.ts';

describe('the link check reports', () => {
  const text = 'content/texts/values/en.md';
  const adding =
    (link: string): Change =>
    (source) =>
      `${source}\nMore [here](${link}).\n`;
  tells([
    [
      'a product that does not exist',
      text,
      adding('page:product?key=jumy'),
      'line 35 links to the key jumy, which does not exist. Correct the name.',
    ],
    [
      'a range of another family',
      text,
      adding('page:range?family=snacks&range=fabs'),
      'line 35 links to the range fabs, which does not exist. Correct the name.',
    ],
    [
      'legal terms that do not exist',
      text,
      adding('page:promotion-terms?id=jummy'),
      'line 35 links to the id jummy, which does not exist. Correct the name.',
    ],
    [
      'a product page without its product',
      text,
      adding('page:product'),
      'line 35 links to page:product without key. Write page:product?key=….',
    ],
    [
      'a parameter that the page does not take',
      text,
      adding('page:privacy?key=1'),
      'line 35 links to page:privacy with key, which that page does not take. Write the name of the page alone.',
    ],
    [
      'an item of the back end',
      text,
      adding('page:news-item?slug=hola'),
      'line 35 links to page:news-item, whose items come from the back end. Link to the list of them instead.',
    ],
    [
      'an anchor that does not exist',
      text,
      adding('page:contest-rules#nowhere'),
      'line 35 links to page:contest-rules#nowhere, where there is no anchor nowhere. Use one of: purpose, dates, who, entry, draw, checks, results, exclusions, data, law.',
    ],
    [
      'an anchor of its own that does not exist',
      text,
      adding('#nowhere'),
      '#nowhere is linked to, but no section of this text has that name. Use one of: quality, honesty, respect, closeness, responsibility, improvement, joy.',
    ],
    [
      'an unknown page',
      text,
      adding('page:shop'),
      'text cannot be compiled (page:shop is not a page: content/README.md lists them). Correct it; content/README.md shows how texts are written.',
    ],
    [
      'an unknown external link',
      text,
      adding('link:shop'),
      'text cannot be compiled (link:shop is not in content/links.json: add it there or correct the name). Correct it; content/README.md shows how texts are written.',
    ],
    [
      'an address',
      text,
      adding('https://example.com/'),
      'text cannot be compiled (the link https://example.com/ names an address: write page:, link: or contact: with a name). Correct it; content/README.md shows how texts are written.',
    ],
    [
      'an unknown contact',
      text,
      adding('contact:shop'),
      'text cannot be compiled (contact:shop is not in content/company.json: use one of consumers, customers, employment, press, privacy, ethical, export, orders, other). Correct it; content/README.md shows how texts are written.',
    ],
    [
      'a button that leads nowhere',
      'content/home.json',
      replacing('"range": "jummy"\n        }', '"range": "jumy"\n        }'),
      'banners, entry 2 (jummy), place links to the range jumy, which does not exist. Correct the name.',
    ],
    [
      'an address in a field',
      'content/home.json',
      editing((json) => (json.newsletter.text.en = 'Flavours at www.example.com')),
      'newsletter.text.en names an address. Add the address to content/links.json and link to it by name.',
    ],
    [
      'a video that is not a link',
      'content/products/fabs-mexico.json',
      replacing('link:video-fabs-mexico', 'link:video'),
      'video names video, which is not in content/links.json. Add it there or correct the name.',
    ],
  ]);
});

describe('the redirect check reports', () => {
  const file = 'content/redirects.json';
  const adding = (entry: object): Change => editing((json) => json.push(entry));
  tells([
    [
      'an anchor that does not exist',
      file,
      adding({ from: '/es/lo-que-vale', to: 'page:values#prices' }),
      '/es/lo-que-vale leads to page:values#prices, where there is no anchor prices. Use one of: quality, honesty, respect, closeness, responsibility, improvement, joy.',
    ],
    [
      'an anchor on a page without sections',
      file,
      adding({ from: '/es/aros', to: 'page:product?key=jummy#salt' }),
      '/es/aros leads to page:product?key=jummy#salt, where there is no anchor salt. Name the page alone.',
    ],
    [
      'a language that its address contradicts',
      file,
      adding({ from: '/es/sabores', to: 'page:products', language: 'fr' }),
      '/es/sabores has the language fr, but begins with /es, which decides. Remove "language".',
    ],
  ]);
});

describe('the anchor check reports', () => {
  tells([
    [
      'a heading without an anchor',
      'content/texts/values/en.md',
      (source) => `${source}\n## More\n\nText.\n`,
      'line 35 has the heading «More» without an anchor. End it with a name, the same in every language: ## Heading {#name}.',
    ],
    [
      'an anchor that one language names otherwise',
      'content/texts/values/fr.md',
      replacing('{#joy}', '{#joie}'),
      'sections are quality, honesty, respect, closeness, responsibility, improvement, joie; in Spanish quality, honesty, respect, closeness, responsibility, improvement, joy. Use the same anchors in the same order in every language.',
    ],
    [
      'an anchor that is there twice',
      'content/texts/values/fr.md',
      replacing('{#joy}', '{#quality}'),
      '#quality names two sections. Give every section a name of its own.',
    ],
    [
      'two questions of one name',
      'content/faqs.json',
      replacing('"id": "sizes"', '"id": "allergens"'),
      'allergens names two groups or questions. Give each an id of its own.',
    ],
  ]);
});
