import { setting, tells } from '../support/content.ts';

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
    'flavourings, yeast → flavourings, smoke flavouring, yeast',
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
  'content/texts/society-matarile/en.md: line 51 says «annual report», although only the report of 2023 is published. Name the year of the report.':
    'non-financial report → annual report',
  'content/company.json: figures.presentations is more than the 174 packs of the products. Write a number that the catalogue can show.':
    setting('figures.presentations', 500),
  'content/texts/cookies/fr.md: words is not the hash of the text, whose date is 2023-11. Write words: sha-…':
    'Qu’est-ce qu’un cookie → Qu’est donc un cookie',
  'content/products/vinagreta.json: introMovil.en says «Milk-free», which claims «milk left out, in words of its own» and needs the words of the sign, «sin lactosa», “lactose free”, « sans lactose ». …':
    'introMovil.en = Milk-free crisps.',
  'content/home.json: news.title.fr has no fixed space before %. Write a no-break space (U+00A0) there.':
    setting('news.title.fr', 'Un rabais de 5\u202f%'),
});
