import { type Change, editing, replacing, tells } from '../support/content.ts';

const text = 'content/texts/values/en.md';
const linking =
  (link: string): Change =>
  (source) =>
    `${source}\nMore [here](${link}).\n`;
tells(text, {
  'line 35 links to the key jumy, which does not exist. Correct the name.':
    linking('page:product?key=jumy'),
  'line 35 links to the range fabs, which does not exist. …': linking(
    'page:range?family=snacks&range=fabs',
  ),
  'line 35 links to the id jummy, which does not exist. …': linking(
    'page:promotion-terms?id=jummy',
  ),
  'line 35 links to page:product without key. Write page:product?key=….': linking('page:product'),
  'line 35 links to page:privacy with key, which that page does not take. Write the name of the page alone.':
    linking('page:privacy?key=1'),
  'line 35 links to page:news-item, whose items come from the back end. Link to the list of them instead.':
    linking('page:news-item?slug=hola'),
  'line 35 links to page:contest-rules#nowhere, where there is no anchor nowhere. Use one of: purpose, dates, who, entry, draw, checks, results, exclusions, data, law.':
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
  'content/texts/values/en.md: line 35 has the heading «More» without an anchor. End it with a name, the same in every language: ## Heading {#name}.':
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
