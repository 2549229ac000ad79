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
  'menu.faqs field.missingIn language.en': removing('menu.faqs'),
  'error.reference word.placeholders none {{id}}': 'Reference: {{id}} → Reference',
});
tells({
  'content/dictionary/es.json: month.august field.missingIn language.es': removing('month.august'),
});
tells('content/dictionary/fr.json', {
  'menu.carte field.unknown': 'menu.carte = La carte',
  'product.per word.placeholders {quantity} {{quantity}}': 'product.per = Pour {quantity}',
});
tells('content/contest.json', {
  'until.en placeholders.unknown {day} {date}': 'Until {date} → Until {day}',
  'until.en placeholders.unlike none {date}': 'Until {date} → Until then',
});
tells({
  'content/texts/values/en.md: line 36 placeholders.braces {date}': (source) =>
    `${source}\nUntil {date}.\n`,
  'content/contact.json: choices.0.text.en language.foreign language.en «el»':
    'choices.0.text.en = Busca en el mapa la provincia.',
  'content/texts/values/fr.md: line 36 language.foreign language.fr «these», «are», «the»': (
    source,
  ) => `${source}\nThese are the values.\n`,
});
tells('content/history.json', {
  'stations.0.title.fr language.copy language.en language.fr': editing(
    (json) =>
      (json.stations[0].title.fr = json.stations[0].title.en =
        'Risi crackers nachos popcorn delight'),
  ),
  'stations.0.text.en language.foreign language.en «producción»':
    'stations.0.text.en = A family makes its first producción.',
});
tells('content/texts/newsletter/en.md', {
  // However many words an editor writes
  'text language.contraction 108': (source) => source.replace(/’(?=s\b|re\b)|n’t/g, ' '),
});
tells({
  'content/products/jummy.json: introMovil.en sentence.ofProduct All round it, crunch; …':
    'introMovil.en = All round it, crunch; inside it, nothing to object to.',
});
tells('content/home.json', {
  'news.more.fr typography.apostrophe': "news.more.fr = Toute l'actualité",
  'news.more.en typography.email': 'news.more.en = By e-mail',
  'news.title.es typography.opening ¿ ?': 'news.title.es = Quieres más?',
  'news.title.es typography.fourDigits': 'news.title.es = Un viaje de 1.500 euros',
  'news.title.fr typography.unit': 'news.title.fr = Un fichier de 2 Mo',
  'news.title.fr typography.frenchColon': 'news.title.fr = Nouveau : la fournée',
  'news.title.fr typography.frenchMarks': 'news.title.fr = Encore?',
  'news.title.en typography.quote': "news.title.en = An 'airy' bag",
  'news.title.fr typography.quote': "news.title.fr = Un sachet 'léger'",
  'news.title.fr typography.englishQuotes': 'news.title.fr = Un sachet “léger”',
  'news.title.en typography.spaceBeforePercent': 'news.title.en = Now 5 % louder',
});

test.each(['es', 'en', 'fr'])('a picture in Markdown is no exclamation: %s', (language) => {
  const faults = faultsAfter(
    `content/texts/values/${language}.md`,
    (source) => `${source}\nRisi ![Risi](/icon.png)\n`,
  );
  expect(faults).toEqual([]);
});

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
  'content/texts/conduct-compliance/es.md: lead wording.goodFaith buena fe':
    'avisar de su incumplimiento sin miedo → avisar con buena fe y sin miedo',
  'content/dictionary/en.json: mailbox.officer wording.officer System manager':
    'mailbox.officer = System manager',
  'content/dictionary/es.json: menu.help wording.names Atención al cliente':
    'menu.help = Atención al cliente',
});
tells('content/products/jamon.json', {
  'ingredientes.en wording.smoke smoke flavouring':
    'flavourings, yeast → flavourings and smoke flavouring, yeast',
  'introMovil.en wording.alcohol beer': 'introMovil.en = Good with a cold beer.',
  'sabor.fr wording.flavour saveur jambon': 'sabor.fr = À la saveur jambon',
});
tells({
  'content/products/fabs-mexico.json: sabor.en wording.cocoa Mexico, 66% cocoa':
    'sabor.en = Mexico, 66% cocoa',
  'content/products/de-toda-la-vida.json: titulo.fr wording.translation Depuis toujours':
    'titulo.fr = Depuis toujours',
  'content/families.json: frutos-secos.ranges.frutos-secos.intro.en wording.mix Antiox':
    'frutos-secos.ranges.frutos-secos.intro.en = With Antiox.',
  'content/contest.json: lead.fr wording.prize prix':
    'Le lot, c’est pareil → Le prix, c’est pareil',
  'content/history.json: after.title.en wording.green lighter footprint':
    'after.title.en = A lighter footprint',
  'content/commitments.json: accounts.title.en wording.annual every year':
    'accounts.title.en = It adds up every year',
});
tells('content/press.json', {
  'headline.title.en figures.bags': 'million bags since 1970 and → million bags and',
  'headline.weather.text.en figures.sun': 'of our factories’ energy in 2023 → of our energy',
});
tells({
  'content/texts/society-matarile/en.md: line 52 wording.annual annual report':
    'non-financial report → annual report',
  'content/company.json: figures.presentations figures.packs …': setting(
    'figures.presentations',
    500,
  ),
  'content/texts/cookies/fr.md: words frontMatter.words 2023-11 sha-06678a03':
    'Qu’est-ce qu’un cookie → Qu’est donc un cookie',
  'content/products/vinagreta.json: introMovil.en claims.unheld Milk-free claim.milkWords …':
    'introMovil.en = Milk-free crisps.',
  'content/home.json: news.title.fr typography.percent': setting(
    'news.title.fr',
    'Un rabais de 5\u202f%',
  ),
});
