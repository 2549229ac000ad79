import { describe, expect, test } from 'vitest';
import {
  type Change,
  editing,
  faultsAfter,
  replacing,
  tells,
} from '../support/content.ts';

const jummy = 'content/products/jummy.json';
const pipas = 'content/products/pipas.json';

describe('the wording check reports', () => {
  tells([
    [
      'a word that one dictionary lacks',
      'content/dictionary/en.json',
      editing((json) => delete json.menu.faqs),
      'content/dictionary/en.json: menu.faqs is missing. Write it in English.',
    ],
    [
      'a word that Spanish lacks',
      'content/dictionary/es.json',
      editing((json) => delete json.month[8]),
      'content/dictionary/es.json: month.8 is missing. Write it in Spanish.',
    ],
    [
      'a word that the site does not know',
      'content/dictionary/fr.json',
      editing((json) => (json.menu.carte = 'La carte')),
      'content/dictionary/fr.json: menu.carte is not a known field. Correct its spelling or remove it; content/README.md lists the fields.',
    ],
    [
      'a placeholder that one dictionary lacks',
      'content/dictionary/en.json',
      replacing('Reference: {{id}}', 'Reference'),
      'content/dictionary/en.json: error.reference has the placeholders none, the site fills in {{id}}. Write what the site fills in, in its two braces; the order is free.',
    ],
    [
      'a placeholder of the dictionary in single braces',
      'content/dictionary/fr.json',
      replacing('{{quantity}}', '{quantity}'),
      'content/dictionary/fr.json: product.per has the placeholders {quantity}, the site fills in {{quantity}}. Write what the site fills in, in its two braces; the order is free.',
    ],
    [
      'a placeholder that one language of a field spells otherwise',
      'content/contest.json',
      replacing('Until {date}', 'Until {day}'),
      'content/contest.json: until.en has {day}, which the site does not fill in. Write {date}.',
    ],
    [
      'a placeholder that one language of a field lacks',
      'content/contest.json',
      replacing('Until {date}', 'Until then'),
      'content/contest.json: until.en has the placeholders none, Spanish has {date}. Use the same ones in every language; their order is free.',
    ],
    [
      'a placeholder in a text',
      'content/texts/values/en.md',
      (source) => `${source}\nUntil {date}.\n`,
      'content/texts/values/en.md: line 35 has {date}, which the site does not fill in. Write it without braces.',
    ],
    [
      'a field left in Spanish',
      'content/contact.json',
      editing((json) => (json.choices[0].text.en = 'Busca en el mapa la provincia.')),
      'content/contact.json: choices, entry 1 (sell), text.en should be English but says «el». Translate it; if it is a name or a word of that language, add it to build/content/words/foreignWords.ts.',
    ],
    [
      'a paragraph of a text left in English',
      'content/texts/values/fr.md',
      (source) => `${source}\nThese are the values.\n`,
      'content/texts/values/fr.md: line 35 should be French but says «these», «are», «the». Translate it; if it is a name or a word of that language, add it to build/content/words/foreignWords.ts.',
    ],
    [
      'a sentence copied without small words',
      'content/history.json',
      editing(
        (json) =>
          (json.stations[0].title.fr = json.stations[0].title.en =
            'Risi crackers nachos popcorn delight'),
      ),
      'content/history.json: stations, entry 1, title.fr repeats the English text. Write it in French.',
    ],
    [
      'a sentence of another page',
      'content/texts/values/fr.md',
      (source) =>
        `${source}\nUne famille de Madrid qui prend très au sérieux ce qui fait rire.\n`,
      'content/texts/values/fr.md: line 35 says «Une famille de Madrid qui prend très au sérieux ce qui fait rire.», which content/texts/about/fr.md (lead) says too. Say it on one of the two pages, and link to it from the other.',
    ],
    [
      'an English text without a contraction',
      'content/texts/newsletter/en.md',
      (source) => source.replace(/’(?=s\b|re\b)|n’t/g, ' '),
      'content/texts/newsletter/en.md: text has 110 words and not one contraction. Read it aloud, and write it as you would say it: don’t, it’s, we’re.',
    ],
    [
      'a Spanish word in an English text',
      'content/history.json',
      editing(
        (json) => (json.stations[0].text.en = 'A family makes its first producción.'),
      ),
      'content/history.json: stations, entry 1, text.en should be English but says «producción». Translate it; if it is a name or a word of that language, add it to build/content/words/foreignWords.ts.',
    ],
    [
      'a sentence of another product',
      jummy,
      editing(
        (json) => (json.introMovil.es = 'Primero la sal, luego el crac, luego otra.'),
      ),
      `${jummy}: introMovil.es says «Primero la sal, luego el crac, luego otra.», which ${pipas} (introMovil.es) says too. Write a sentence that only this product could say.`,
    ],
    [
      'a sentence that a product says twice',
      jummy,
      editing(
        (json) =>
          (json.introMovil.en = 'All round it, crunch; inside it, nothing to object to.'),
      ),
      `${jummy}: introMovil.en says «All round it, crunch; inside it, nothing to object to.», which ${jummy} (intro.en) says too. Write a sentence that only this product could say.`,
    ],
    [
      'a straight apostrophe',
      'content/home.json',
      editing((json) => (json.news.more.fr = "Toute l'actualité")),
      'content/home.json: news.more.fr has a straight apostrophe. Write ’.',
    ],
    [
      'an e-mail with a hyphen',
      'content/home.json',
      editing((json) => (json.news.more.en = 'By e-mail')),
      'content/home.json: news.more.en writes e-mail with a hyphen. Write email.',
    ],
    [
      'a question that Spanish does not open',
      'content/home.json',
      editing((json) => (json.news.title.es = 'Quieres más?')),
      'content/home.json: news.title.es does not open every ? with ¿. Write ¿ where the question or exclamation begins.',
    ],
    [
      'a Spanish number of four digits with a full stop',
      'content/home.json',
      editing((json) => (json.news.title.es = 'Un viaje de 1.500 euros')),
      'content/home.json: news.title.es has a full stop in a number of four digits. Write the digits together: 4500.',
    ],
    [
      'a plain space between figure and unit',
      'content/home.json',
      editing((json) => (json.news.title.fr = 'Un fichier de 2 Mo')),
      'content/home.json: news.title.fr has a space between figure and unit, where the line may break. Write a no-break space (U+00A0) there.',
    ],
    [
      'a plain space before a French colon',
      'content/home.json',
      editing((json) => (json.news.title.fr = 'Nouveau : la fournée')),
      'content/home.json: news.title.fr has no narrow no-break space before :. Write U+202F there.',
    ],
    [
      'no space before a French question mark',
      'content/home.json',
      editing((json) => (json.news.title.fr = 'Encore?')),
      'content/home.json: news.title.fr has no narrow no-break space before ; ! or ?. Write U+202F there.',
    ],
    [
      'straight single quotation marks in English',
      'content/home.json',
      editing((json) => (json.news.title.en = "An 'airy' bag")),
      'content/home.json: news.title.en has a straight quotation mark. Write «…» in Spanish, ‘…’ in English, « … » in French, and ’ for an apostrophe.',
    ],
    [
      'straight single quotation marks in French',
      'content/home.json',
      editing((json) => (json.news.title.fr = "Un sachet 'léger'")),
      'content/home.json: news.title.fr has a straight quotation mark. Write «…» in Spanish, ‘…’ in English, « … » in French, and ’ for an apostrophe.',
    ],
    [
      'English quotation marks in French',
      'content/home.json',
      editing((json) => (json.news.title.fr = 'Un sachet “léger”')),
      'content/home.json: news.title.fr has English quotation marks. Write « … », with U+202F inside; “…” stands within them only.',
    ],
    [
      'a space before an English %',
      'content/home.json',
      editing((json) => (json.news.title.en = 'Now 5 % louder')),
      'content/home.json: news.title.en has a space before %. Remove it.',
    ],
  ]);
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

describe('the date check reports', () => {
  const cookies = 'content/texts/cookies/fr.md';
  const updated = (date: string): Change =>
    replacing('updated: 2023-11', `updated: ${date}`);
  tells([
    [
      'a day in another order',
      jummy,
      editing((json) => (json.reviewed = '07/03/2024')),
      `${jummy}: reviewed is 07/03/2024, which is not a day like 2024-03-07. Write 2024-03-07.`,
    ],
    [
      'a day that does not exist',
      jummy,
      editing((json) => (json.reviewed = '2024-02-30')),
      `${jummy}: reviewed is 2024-02-30, which is not a day like 2024-03-07. Write a day like 2024-03-07.`,
    ],
    [
      'a day to come',
      jummy,
      editing((json) => (json.reviewed = '2999-12-31')),
      `${jummy}: reviewed is 2999-12-31, which has not come yet. Write a date that has come.`,
    ],
    [
      'a month that does not exist',
      cookies,
      updated('2023-19'),
      `${cookies}: updated is 2023-19, which is not a month like 2023-11 or a day like 2023-11-30. Write a month like 2023-11 or a day like 2023-11-30.`,
    ],
    [
      'a change to come',
      cookies,
      updated('2999-01'),
      `${cookies}: updated is 2999-01, which has not come yet. Write a date that has come.`,
    ],
    [
      'a date that differs between languages',
      cookies,
      updated('2023-10'),
      `${cookies}: updated is 2023-10, in Spanish 2023-11. Write the same in every language.`,
    ],
    [
      'a date that one language lacks',
      cookies,
      replacing('updated: 2023-11\n', ''),
      `${cookies}: updated is left out, in Spanish 2023-11. Write the same in every language.`,
    ],
  ]);
});

describe('the range check reports', () => {
  const file = 'content/families.json';
  tells([
    [
      'a product that a range names twice',
      file,
      editing((json) => json.snacks.ranges.jummy.products.push('jummy')),
      `${file}: snacks.ranges.jummy.products names jummy twice. Keep one of the two.`,
    ],
  ]);
});

describe('the check of search snippets reports', () => {
  tells([
    [
      'a short description',
      jummy,
      editing(
        (json) =>
          (json.descripcion.en = 'Crisp, baked rings, and each hole is thrown in.'),
      ),
      `${jummy}: descripcion.en has 47 characters. Write 70 to 155.`,
    ],
    [
      'a long title',
      jummy,
      editing(
        (json) => (json.titulo.en = 'Jummy, the only rings in town that nobody returns'),
      ),
      `${jummy}: titulo.en makes a document title of 71 characters («Jummy, the only rings in town that nobody returns, baked corn and wheat»). Shorten it to 53.`,
    ],
    [
      'a description of two pages',
      'content/texts/values/en.md',
      (source) =>
        source.replace(
          /^description: .*$/m,
          'description: "From 1970 to today: how one family went from snacks to more than {presentations} packs and {bagsMillions} million bags without lowering its voice."',
        ),
      'content/texts/values/en.md: description is «From 1970 to today: how one family went from snacks to more than 60 packs and 250 million bags without lowering its voice.», as in content/texts/history/en.md (description). Give every page words of its own.',
    ],
    [
      'a title of two pages',
      'content/families.json',
      editing(
        (json) =>
          (json.snacks.ranges.jummy.headTitle.es = 'Jummy, maíz y trigo al horno'),
      ),
      `content/families.json: snacks.ranges.jummy.headTitle.es is «Jummy, maíz y trigo al horno», as in ${jummy} (titulo.es). Give every page words of its own.`,
    ],
  ]);
});

describe('the nutrition check reports', () => {
  const values = (changes: Record<string, string>): Change =>
    editing((json) => Object.assign(json, changes));
  tells([
    [
      'energy whose kilojoules and kilocalories disagree',
      jummy,
      values({ energia: '1979 kJ / 417 kcal' }),
      `${jummy}: energia says 1979 kJ and 417 kcal, which do not agree. 1979 kJ are about 473 kcal.`,
    ],
    [
      'energy that the nutrients do not yield',
      jummy,
      values({ energia: '1400 kJ / 335 kcal' }),
      `${jummy}: energia says 1400 kJ, but the nutrients yield about 1979 kJ. Compare energia and the nutrients with the label.`,
    ],
    [
      'nutrients of more than 105 g',
      jummy,
      values({ fibra: '13 g' }),
      `${jummy}: grasas with hidratos, fibra, proteinas and sal makes 108.1 g of 100 g. Compare the figures with the label.`,
    ],
    [
      'more saturates than fat',
      jummy,
      values({ saturadas: '19 g' }),
      `${jummy}: saturadas is 19 g, more than the 18 g of grasas that it is part of. Compare both with the label.`,
    ],
    [
      'more sugars than carbohydrate',
      jummy,
      values({ azucares: '69 g', bajoAzucares: '0' }),
      `${jummy}: azucares is 69 g, more than the 68.9 g of hidratos that it is part of. Compare both with the label.`,
    ],
    [
      'more polyols than carbohydrate',
      jummy,
      values({ energia: '1489 kJ / 356 kcal', polialcoholes: '70 g' }),
      `${jummy}: polialcoholes is 70 g, more than the 68.9 g of hidratos that it is part of. Compare both with the label.`,
    ],
    [
      'sugars and polyols that together exceed the carbohydrate',
      jummy,
      values({ energia: '1489 kJ / 356 kcal', polialcoholes: '68 g' }),
      `${jummy}: azucares and polialcoholes make 70.4 g, more than the 68.9 g of hidratos that they are part of. Compare them with the label.`,
    ],
    [
      'a negative figure',
      jummy,
      values({ fibra: '-3.1 g' }),
      `${jummy}: fibra is negative (-3.1). Write the figure of the label.`,
    ],
    [
      'polyols of 0 g',
      jummy,
      values({ polialcoholes: '0 g' }),
      `${jummy}: polialcoholes is 0. Leave the field out where there are none.`,
    ],
    [
      'a reference quantity that disagrees with 100 g',
      pipas,
      values({ grasas: '36 g, 45 g' }),
      `${pipas}: grasas says 45 per 120 g, porCien makes it 54. Correct whichever is wrong.`,
    ],
  ]);
});

describe('the claims check reports', () => {
  const both = 'a visitor with an allergy trusts both.';
  tells([
    [
      'few sugars promised with more than 5 g',
      jummy,
      editing((json) => (json.azucares = '5.1 g')),
      `${jummy}: bajoAzucares promises few sugars, but there are 5.1 g per 100 g; at most 5 g are allowed. Write "0" or correct azucares.`,
    ],
    [
      'little salt promised with more than 0.3 g',
      jummy,
      editing((json) => (json.bajoSal = '1')),
      `${jummy}: bajoSal promises little salt, but there are 1.3 g per 100 g; at most 0.3 g are allowed. Write "0" or correct sal.`,
    ],
    [
      'sugars in a sugar-free range',
      'content/products/citrico.json',
      editing((json) =>
        Object.assign(json, { azucares: '0.6 g', polialcoholes: '96 g' }),
      ),
      'content/products/citrico.json: range promises no sugars, but there are 0.6 g per 100 g; at most 0.5 g are allowed. Correct azucares or take the product to another range.',
    ],
    [
      'gluten in what is free of gluten',
      jummy,
      editing((json) => (json.hasGluten = '0')),
      `${jummy}: hasGluten is "0", but ingredientes emphasises gluten. Correct the flag or the ingredients: ${both}`,
    ],
    [
      'traces of gluten in what is free of gluten',
      pipas,
      editing((json) => json.trazas.push('gluten')),
      `${pipas}: hasGluten is "0", but trazas names gluten. Correct the flag or the traces: ${both}`,
    ],
    [
      'traces of milk in what is free of lactose',
      jummy,
      editing((json) => json.trazas.push('leche')),
      `${jummy}: sinLactosa is "1", but trazas names leche. Correct the flag or the traces: ${both}`,
    ],
    [
      'traces of egg in what is free of egg',
      jummy,
      editing((json) => json.trazas.push('huevo')),
      `${jummy}: sinhuevo is "1", but trazas names huevo. Correct the flag or the traces: ${both}`,
    ],
    [
      'traces of nuts in what is free of nuts',
      jummy,
      editing((json) => json.trazas.push('cacahuetes')),
      `${jummy}: hasFrutosSecos is "0", but trazas names cacahuetes. Correct the flag or the traces: ${both}`,
    ],
    [
      'a gluten flag without gluten',
      pipas,
      editing((json) => (json.hasGluten = '1')),
      `${pipas}: hasGluten is "1", but ingredientes emphasises no gluten. Write "0" or emphasise the cereal.`,
    ],
    [
      'a nut flag without nuts',
      pipas,
      editing((json) => (json.hasFrutosSecos = '1')),
      `${pipas}: hasFrutosSecos is "1", but ingredientes emphasises no nuts. Write "0" or emphasise the nuts.`,
    ],
    [
      'a hidden gluten-free sign on what has gluten',
      jummy,
      editing((json) => (json.ocultarSinGluten = '1')),
      `${jummy}: ocultarSinGluten is "1", but the product is not free of gluten. Write "0" or correct hasGluten.`,
    ],
    [
      'a lactose-free sign without the claim',
      jummy,
      editing((json) => (json.sinLactosa = '0')),
      `${jummy}: mostrarSinLactosa is "1", but sinLactosa is not. Write "0" or correct sinLactosa.`,
    ],
  ]);
});

describe('the allergen check reports', () => {
  tells([
    [
      'an emphasised word that is no allergen',
      jummy,
      replacing('Maize grits', '<u>Maize</u> grits'),
      `${jummy}: ingredientes.en emphasises «Maize», which is none of the 14 allergens. Emphasise the allergen alone; build/content/words/allergenWords.ts lists how each is written.`,
    ],
    [
      'an allergen that does not stand out',
      jummy,
      replacing('<u>blé</u>', 'blé'),
      `${jummy}: ingredientes.fr does not emphasise «blé». Write <u>blé</u>.`,
    ],
    [
      'an allergen that one language forgets',
      jummy,
      replacing(', <u>barley</u> malt extract', ''),
      `${jummy}: ingredientes.en emphasises trigo, Spanish trigo, cebada. Name the same ingredients in the same order in every language.`,
    ],
    [
      'a percentage that differs',
      jummy,
      replacing('Maize grits (62%)', 'Maize grits (26%)'),
      `${jummy}: ingredientes.en has the percentages 26, 17, 1.3, Spanish 62, 17, 1.3. Write the same ones in every language.`,
    ],
    [
      'an emphasis that does not end, though a later one does',
      jummy,
      replacing('<u>trigo</u>', '<u>trigo<u>'),
      `${jummy}: ingredientes.es does not close the <u> before «trigo». Write </u> right after the allergen.`,
    ],
    [
      'an emphasis that does not end until the list does',
      jummy,
      replacing('<u>orge</u>', '<u>orge'),
      `${jummy}: ingredientes.fr does not close the <u> before «orge». Write </u> right after the allergen.`,
    ],
    [
      'an emphasis that does not begin',
      jummy,
      replacing('<u>wheat</u>', 'wheat</u>'),
      `${jummy}: ingredientes.en has no <u> for the </u> after «wheat». Write <u> right before the allergen, or remove the </u>.`,
    ],
    [
      'a tag within an emphasis',
      jummy,
      replacing('<u>wheat</u>', '<u><b>wheat</u>'),
      `${jummy}: ingredientes.en has the tag <b>. Only <u>…</u> around an allergen is allowed.`,
    ],
    [
      'an allergen that stands out in the other languages alone',
      jummy,
      replacing('<u>cebada</u>', 'cebada'),
      `${jummy}: ingredientes.es does not emphasise «cebada». Write <u>cebada</u>.`,
    ],
    [
      'the only gluten of a product when it does not stand out',
      'content/products/tejitas.json',
      replacing('<u>trigo</u>', 'trigo'),
      'content/products/tejitas.json: ingredientes.es does not emphasise «trigo». Write <u>trigo</u>.',
    ],
    [
      'another tag',
      jummy,
      replacing('Maize grits', 'Maize <b>grits'),
      `${jummy}: ingredientes.en has the tag <b>. Only <u>…</u> around an allergen is allowed.`,
    ],
    [
      'traces named twice',
      jummy,
      editing((json) => (json.trazas = ['soja', 'soja'])),
      `${jummy}: trazas names soja twice. Keep one of the two.`,
    ],
    [
      'an ingredient among the traces',
      jummy,
      editing((json) => json.trazas.push('gluten')),
      `${jummy}: trazas names gluten, which is an ingredient. Remove it from trazas.`,
    ],
  ]);
});

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
      'content/texts/values/en.md: line 35 links to the key jumy, which does not exist. Correct the name.',
    ],
    [
      'a range of another family',
      text,
      adding('page:range?family=snacks&range=fabs'),
      'content/texts/values/en.md: line 35 links to the range fabs, which does not exist. Correct the name.',
    ],
    [
      'legal terms that do not exist',
      text,
      adding('page:promotion-terms?id=jummy'),
      'content/texts/values/en.md: line 35 links to the id jummy, which does not exist. Correct the name.',
    ],
    [
      'a product page without its product',
      text,
      adding('page:product'),
      'content/texts/values/en.md: line 35 links to page:product without key. Write page:product?key=….',
    ],
    [
      'a parameter that the page does not take',
      text,
      adding('page:privacy?key=1'),
      'content/texts/values/en.md: line 35 links to page:privacy with key, which that page does not take. Write the name of the page alone.',
    ],
    [
      'an item of the back end',
      text,
      adding('page:news-item?slug=hola'),
      'content/texts/values/en.md: line 35 links to page:news-item, whose items come from the back end. Link to the list of them instead.',
    ],
    [
      'an anchor that does not exist',
      text,
      adding('page:contest-rules#nowhere'),
      'content/texts/values/en.md: line 35 links to page:contest-rules#nowhere, where there is no anchor nowhere. Use one of: purpose, dates, who, entry, draw, checks, results, exclusions, data, law.',
    ],
    [
      'an anchor of its own that does not exist',
      text,
      adding('#nowhere'),
      'content/texts/values/en.md: #nowhere is linked to, but no section of this text has that name. Use one of: quality, honesty, respect, closeness, responsibility, improvement, joy.',
    ],
    [
      'an unknown page',
      text,
      adding('page:shop'),
      'content/texts/values/en.md: text cannot be compiled (page:shop is no page: content/README.md lists them). Correct it; content/README.md shows how texts are written.',
    ],
    [
      'an unknown external link',
      text,
      adding('link:shop'),
      'content/texts/values/en.md: text cannot be compiled (link:shop is not in content/links.json: add it there or correct the name). Correct it; content/README.md shows how texts are written.',
    ],
    [
      'an address',
      text,
      adding('https://example.com/'),
      'content/texts/values/en.md: text cannot be compiled (the link https://example.com/ names an address: write page:, link: or contact: with a name). Correct it; content/README.md shows how texts are written.',
    ],
    [
      'an unknown contact',
      text,
      adding('contact:shop'),
      'content/texts/values/en.md: text cannot be compiled (contact:shop is not in content/company.json: use one of consumers, customers, employment, press, privacy, ethical, export, orders, other). Correct it; content/README.md shows how texts are written.',
    ],
    [
      'a button that leads nowhere',
      'content/home.json',
      replacing('"range": "jummy"\n        }', '"range": "jumy"\n        }'),
      'content/home.json: banners, entry 2 (jummy), place links to the range jumy, which does not exist. Correct the name.',
    ],
    [
      'an address in a field',
      'content/home.json',
      editing((json) => (json.newsletter.text.en = 'Flavours at www.example.com')),
      'content/home.json: newsletter.text.en names an address. Add the address to content/links.json and link to it by name.',
    ],
    [
      'a video that is no link',
      'content/products/fabs-mexico.json',
      replacing('link:video-fabs-mexico', 'link:video'),
      'content/products/fabs-mexico.json: video names video, which is not in content/links.json. Add it there or correct the name.',
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
      `${file}: /es/lo-que-vale leads to page:values#prices, where there is no anchor prices. Use one of: quality, honesty, respect, closeness, responsibility, improvement, joy.`,
    ],
    [
      'an anchor on a page without sections',
      file,
      adding({ from: '/es/aros', to: 'page:product?key=jummy#salt' }),
      `${file}: /es/aros leads to page:product?key=jummy#salt, where there is no anchor salt. Name the page alone.`,
    ],
    [
      'a language that its address contradicts',
      file,
      adding({ from: '/es/sabores', to: 'page:products', language: 'fr' }),
      `${file}: /es/sabores has the language fr, but begins with /es, which decides. Remove "language".`,
    ],
  ]);
});

describe('the anchor check reports', () => {
  tells([
    [
      'a heading without an anchor',
      'content/texts/values/en.md',
      (source) => `${source}\n## More\n\nText.\n`,
      'content/texts/values/en.md: line 35 has the heading «More» without an anchor. End it with a name, the same in every language: ## Heading {#name}.',
    ],
    [
      'an anchor that one language names otherwise',
      'content/texts/values/fr.md',
      replacing('{#joy}', '{#joie}'),
      'content/texts/values/fr.md: sections are quality, honesty, respect, closeness, responsibility, improvement, joie; in Spanish quality, honesty, respect, closeness, responsibility, improvement, joy. Use the same anchors in the same order in every language.',
    ],
    [
      'an anchor that stands twice',
      'content/texts/values/fr.md',
      replacing('{#joy}', '{#quality}'),
      'content/texts/values/fr.md: #quality names two sections. Give every section a name of its own.',
    ],
    [
      'two questions of one name',
      'content/faqs.json',
      replacing('"id": "sizes"', '"id": "allergens"'),
      'content/faqs.json: allergens names two groups or questions. Give each an id of its own.',
    ],
  ]);
});

describe('the check of pictures and provinces reports', () => {
  tells([
    [
      'a drawing that does not exist',
      'content/history.json',
      replacing('"cake"', '"pie"'),
      'content/history.json: stations, entry 2, drawing names the drawing pie, which does not exist. Correct the name; content/README.md tells where the drawings are listed.',
    ],
    [
      'a picture file that does not exist',
      jummy,
      editing((json) => (json.imagenes = { pack: 'jummy.webp' })),
      `${jummy}: imagenes.pack names jummy.webp, which is not in public/products. Put the file there or leave the field out: the drawn pack takes its place.`,
    ],
    [
      'a download that does not exist',
      'content/downloads.json',
      replacing('catalogo-snacks.pdf', 'catalogo-snack.pdf'),
      'content/downloads.json: catalogue-snacks.file names catalogo-snack.pdf, which is not in public/downloads. Put the file there, or write null.',
    ],
    [
      'a motif that does not exist',
      'content/home.json',
      replacing('"motif": "worm"', '"motif": "wurm"'),
      'content/home.json: wheel.items, entry 1, motif names the drawing wurm, which does not exist. Correct the name; content/README.md tells where the drawings are listed.',
    ],
    [
      'a picture that does not exist',
      'content/home.json',
      replacing('scene/tumble', 'scene/tumbler'),
      'content/home.json: banners, entry 1 (trikers), picture names the drawing scene/tumbler, which does not exist. Correct the name; content/README.md tells where the drawings are listed.',
    ],
    [
      'a drawing without a text alternative',
      'content/distributors.json',
      editing((json) => delete json.distributors[0].alt),
      'content/distributors.json: distributors, entry 1 (rias-del-norte), alt is missing. Write it.',
    ],
    [
      'a postal code of two provinces',
      'content/provinces.json',
      editing((json) => json.push({ ...json[0], id: 'alava-2', x: 40 })),
      "content/provinces.json: alava-2.code is 01, as another province's. Correct one of the two.",
    ],
    [
      'a distributor in a province that does not exist',
      'content/distributors.json',
      editing((json) => json.distributors[0].provinces.push('castilla')),
      'content/distributors.json: rias-del-norte.provinces names castilla, which is no province. Use an id of content/provinces.json.',
    ],
    [
      'a distributor that names a province twice',
      'content/distributors.json',
      editing((json) =>
        json.distributors[0].provinces.push(json.distributors[0].provinces[0]),
      ),
      'content/distributors.json: rias-del-norte.provinces names a-coruna twice. Keep one of the two.',
    ],
    [
      'two distributors of one name',
      'content/distributors.json',
      editing((json) => (json.distributors[1].id = 'rias-del-norte')),
      'content/distributors.json: rias-del-norte names two distributors. Give each an id of its own.',
    ],
  ]);
});
