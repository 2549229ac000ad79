import { expect, test } from 'vitest';
import {
  allFaultsAfter,
  type Change,
  editing,
  faultsAfter,
  removing,
  setting,
  tells,
} from '../support/content.ts';

const jummy = 'content/products/jummy.json';

tells('content/dictionary/en.json', {
  'menu.faqs is missing. Write it in English.': removing('menu.faqs'),
  'error.reference has the placeholders none, the site fills in {{id}}. Write each of them in double braces, in any order.':
    'Reference: {{id}} → Reference',
});
tells({
  'content/dictionary/es.json: month.august is missing. Write it in Spanish.':
    removing('month.august'),
});
tells('content/dictionary/fr.json', {
  'menu.carte is not a known field. …': 'menu.carte = La carte',
  'product.per has the placeholders {quantity}, the site fills in {{quantity}}. …':
    'product.per = Pour {quantity}',
});
tells('content/contest.json', {
  'until.en has {day}, which the site does not fill in. Write {date}.':
    'Until {date} → Until {day}',
  'until.en has the placeholders none, Spanish has {date}. Use the same ones in every language; their order is free.':
    'Until {date} → Until then',
});
tells({
  'content/texts/values/en.md: line 36 has {date}, which the site does not fill in. Write it without braces.':
    (source) => `${source}\nUntil {date}.\n`,
  'content/contact.json: choices, entry 1 (sell), text.en should be English but says «el». Translate it; if it is a name or a word of that language, add it to build/content/words/foreignWords.ts.':
    'choices.0.text.en = Busca en el mapa la provincia.',
  'content/texts/values/fr.md: line 36 should be French but says «these», «are», «the». …': (
    source,
  ) => `${source}\nThese are the values.\n`,
});
tells('content/history.json', {
  'stations, entry 1, title.fr repeats the English text. Write it in French.': editing(
    (json) =>
      (json.stations[0].title.fr = json.stations[0].title.en =
        'Risi crackers nachos popcorn delight'),
  ),
  'stations, entry 1, text.en should be English but says «producción». …':
    'stations.0.text.en = A family makes its first producción.',
});
tells('content/texts/newsletter/en.md', {
  // However many words an editor writes
  'text has …': (source) => source.replace(/’(?=s\b|re\b)|n’t/g, ' '),
});
tells({
  [`content/products/jummy.json: introMovil.en says «All round it, crunch; inside it, nothing to object to.», which ${jummy} (intro.en) says too. Write a sentence that only this product could say.`]:
    'introMovil.en = All round it, crunch; inside it, nothing to object to.',
});
tells('content/home.json', {
  'news.more.fr has a straight apostrophe. Write ’.': "news.more.fr = Toute l'actualité",
  'news.more.en writes e-mail with a hyphen. Write email.': 'news.more.en = By e-mail',
  'news.title.es does not open every ? with ¿. Write ¿ where the question or exclamation begins.':
    'news.title.es = Quieres más?',
  'news.title.es has a full stop in a number of four digits. Write the digits together: 4500.':
    'news.title.es = Un viaje de 1.500 euros',
  'news.title.fr has a space between figure and unit, where the line may break. Write a no-break space (U+00A0) there.':
    'news.title.fr = Un fichier de 2 Mo',
  'news.title.fr has no narrow no-break space before :. Write U+202F there.':
    'news.title.fr = Nouveau : la fournée',
  'news.title.fr has no narrow no-break space before ; ! or ?. Write U+202F there.':
    'news.title.fr = Encore?',
  'news.title.en has a straight quotation mark. Write «…» in Spanish, ‘…’ in English, « … » in French, and ’ for an apostrophe.':
    "news.title.en = An 'airy' bag",
  'news.title.fr has a straight quotation mark. …': "news.title.fr = Un sachet 'léger'",
  'news.title.fr has English quotation marks. Write « … », with U+202F inside; “…” stands within them only.':
    'news.title.fr = Un sachet “léger”',
  'news.title.en has a space before %. Remove it.': 'news.title.en = Now 5 % louder',
});

test.each(['es', 'en', 'fr'])(
  'the picture syntax of Markdown is not an exclamation mark: %s',
  (language) => {
    const faults = faultsAfter(
      `content/texts/values/${language}.md`,
      (source) => `${source}\nRisi ![Risi](/icon.png)\n`,
    );
    expect(faults).toEqual([]);
  },
);

test.each<[string, Change, string]>([
  [
    'content/texts/values/fr.md',
    (source) => `${source}\nUne famille de Madrid qui prend très au sérieux ce qui fait rire.\n`,
    'line 36 says «Une famille de Madrid qui prend très au sérieux ce qui fait rire.», which content/texts/about/fr.md (lead) says too. Say it on one of the two pages, and link to it from the other.',
  ],
  [
    jummy,
    setting('introMovil.es', 'Primero la sal, luego el crac, luego otra.'),
    'introMovil.es says «Primero la sal, luego el crac, luego otra.», which content/products/pipas.json (introMovil.es) says too. Write a sentence that only this product could say.',
  ],
])('a sentence of another page is told: %s', (file, change, line) => {
  expect(allFaultsAfter(file, change)).toEqual([`${file}: ${line}`]);
});

tells({
  'content/texts/conduct-compliance/es.md: lead says «buena fe», which Article 35 of Law 2/2023 does not require. Write «motivos razonables», “reasonable grounds”, « motifs raisonnables ».':
    'avisar de su incumplimiento sin miedo → avisar con buena fe y sin miedo',
  'content/dictionary/en.json: mailbox.officer says «System manager»…':
    'mailbox.officer = System manager',
  'content/dictionary/es.json: menu.customerService says «Atención al cliente»…':
    'menu.customerService = Atención al cliente',
});
tells('content/products/jamon.json', {
  'ingredientes.en says «smoke flavouring»…':
    'flavourings, yeast → flavourings and smoke flavouring, yeast',
  'introMovil.en says «beer»…': 'introMovil.en = Good with a cold beer.',
  'sabor.fr says «saveur jambon»…': 'sabor.fr = À la saveur jambon',
});
tells({
  'content/products/fabs-mexico.json: sabor.en says «Mexico, 66% cocoa»…':
    'sabor.en = Mexico, 66% cocoa',
  'content/products/de-toda-la-vida.json: titulo.fr says «Depuis toujours»…':
    'titulo.fr = Depuis toujours',
  'content/families.json: frutos-secos.ranges.frutos-secos.intro.en says «Antiox»…':
    'frutos-secos.ranges.frutos-secos.intro.en = With Antiox.',
  'content/contest.json: lead.fr says «prix»…': 'Le lot, c’est pareil → Le prix, c’est pareil',
  'content/history.json: after.title.en says «lighter footprint»…':
    'after.title.en = A lighter footprint',
  'content/commitments.json: accounts.title.en says «every year»…':
    'accounts.title.en = It adds up every year',
});
tells('content/press.json', {
  'headline.title.en places {bagsMillions} without saying since when. Write that they were made since 1970.':
    'million bags since 1970 and → million bags and',
  'headline.weather.text.en places {solarShare} without its year and whose energy it is. Name the year and the factories.':
    'of our factories’ energy in 2023 → of our energy',
});
tells({
  'content/texts/society-matarile/en.md: line 52 says «annual report», although only the report of 2023 is published. Name the year of the report.':
    'non-financial report → annual report',
  'content/company.json: figures.presentations is more than the…': setting(
    'figures.presentations',
    500,
  ),
  'content/texts/cookies/fr.md: words is not the hash of the text, whose date is 2023-11. Write words: sha-…':
    'Qu’est-ce qu’un cookie → Qu’est donc un cookie',
  'content/products/vinagreta.json: introMovil.en says «Milk-free», which claims «milk left out, in words of its own» and needs the words of the sign, «sin lactosa», “lactose free”, « sans lactose ». …':
    'introMovil.en = Milk-free crisps.',
  'content/home.json: news.title.fr has no fixed space before %. Write a no-break space (U+00A0) there.':
    setting('news.title.fr', 'Un rabais de 5\u202f%'),
});
