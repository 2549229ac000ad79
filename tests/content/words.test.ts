import { describe, expect, test } from 'vitest';
import { editing, faultsAfter, replacing, tells } from '../support/content.ts';

const jummy = 'content/products/jummy.json';
const pipas = 'content/products/pipas.json';

describe('the wording check reports', () => {
  tells([
    [
      'a word that one dictionary lacks',
      'content/dictionary/en.json',
      editing((json) => delete json.menu.faqs),
      'menu.faqs is missing. Write it in English.',
    ],
    [
      'a word that Spanish lacks',
      'content/dictionary/es.json',
      editing((json) => delete json.month[8]),
      'month.8 is missing. Write it in Spanish.',
    ],
    [
      'a word that the site does not know',
      'content/dictionary/fr.json',
      editing((json) => (json.menu.carte = 'La carte')),
      'menu.carte is not a known field. Correct its spelling or remove it; content/README.md lists the fields.',
    ],
    [
      'a placeholder that one dictionary lacks',
      'content/dictionary/en.json',
      replacing('Reference: {{id}}', 'Reference'),
      'error.reference has the placeholders none, the site fills in {{id}}. Write each of them in double braces, in any order.',
    ],
    [
      'a placeholder of the dictionary in single braces',
      'content/dictionary/fr.json',
      replacing('{{quantity}}', '{quantity}'),
      'product.per has the placeholders {quantity}, the site fills in {{quantity}}. Write each of them in double braces, in any order.',
    ],
    [
      'a placeholder that one language of a field spells otherwise',
      'content/contest.json',
      replacing('Until {date}', 'Until {day}'),
      'until.en has {day}, which the site does not fill in. Write {date}.',
    ],
    [
      'a placeholder that one language of a field lacks',
      'content/contest.json',
      replacing('Until {date}', 'Until then'),
      'until.en has the placeholders none, Spanish has {date}. Use the same ones in every language; their order is free.',
    ],
    [
      'a placeholder in a text',
      'content/texts/values/en.md',
      (source) => `${source}\nUntil {date}.\n`,
      'line 35 has {date}, which the site does not fill in. Write it without braces.',
    ],
    [
      'a field left in Spanish',
      'content/contact.json',
      editing((json) => (json.choices[0].text.en = 'Busca en el mapa la provincia.')),
      'choices, entry 1 (sell), text.en should be English but says «el». Translate it; if it is a name or a word of that language, add it to build/content/words/foreignWords.ts.',
    ],
    [
      'a paragraph of a text left in English',
      'content/texts/values/fr.md',
      (source) => `${source}\nThese are the values.\n`,
      'line 35 should be French but says «these», «are», «the». Translate it; if it is a name or a word of that language, add it to build/content/words/foreignWords.ts.',
    ],
    [
      'a sentence copied without small words',
      'content/history.json',
      editing(
        (json) =>
          (json.stations[0].title.fr = json.stations[0].title.en =
            'Risi crackers nachos popcorn delight'),
      ),
      'stations, entry 1, title.fr repeats the English text. Write it in French.',
    ],
    [
      'a sentence of another page',
      'content/texts/values/fr.md',
      (source) =>
        `${source}\nUne famille de Madrid qui prend très au sérieux ce qui fait rire.\n`,
      'line 35 says «Une famille de Madrid qui prend très au sérieux ce qui fait rire.», which content/texts/about/fr.md (lead) says too. Say it on one of the two pages, and link to it from the other.',
    ],
    [
      'an English text without a contraction',
      'content/texts/newsletter/en.md',
      (source) => source.replace(/’(?=s\b|re\b)|n’t/g, ' '),
      'text has 110 words and not one contraction. Read it aloud, and write it as you would say it: don’t, it’s, we’re.',
    ],
    [
      'a Spanish word in an English text',
      'content/history.json',
      editing(
        (json) => (json.stations[0].text.en = 'A family makes its first producción.'),
      ),
      'stations, entry 1, text.en should be English but says «producción». Translate it; if it is a name or a word of that language, add it to build/content/words/foreignWords.ts.',
    ],
    [
      'a sentence of another product',
      jummy,
      editing(
        (json) => (json.introMovil.es = 'Primero la sal, luego el crac, luego otra.'),
      ),
      `introMovil.es says «Primero la sal, luego el crac, luego otra.», which ${pipas} (introMovil.es) says too. Write a sentence that only this product could say.`,
    ],
    [
      'a sentence that a product says twice',
      jummy,
      editing(
        (json) =>
          (json.introMovil.en = 'All round it, crunch; inside it, nothing to object to.'),
      ),
      `introMovil.en says «All round it, crunch; inside it, nothing to object to.», which ${jummy} (intro.en) says too. Write a sentence that only this product could say.`,
    ],
    [
      'a straight apostrophe',
      'content/home.json',
      editing((json) => (json.news.more.fr = "Toute l'actualité")),
      'news.more.fr has a straight apostrophe. Write ’.',
    ],
    [
      'an e-mail with a hyphen',
      'content/home.json',
      editing((json) => (json.news.more.en = 'By e-mail')),
      'news.more.en writes e-mail with a hyphen. Write email.',
    ],
    [
      'a question that Spanish does not open',
      'content/home.json',
      editing((json) => (json.news.title.es = 'Quieres más?')),
      'news.title.es does not open every ? with ¿. Write ¿ where the question or exclamation begins.',
    ],
    [
      'a Spanish number of four digits with a full stop',
      'content/home.json',
      editing((json) => (json.news.title.es = 'Un viaje de 1.500 euros')),
      'news.title.es has a full stop in a number of four digits. Write the digits together: 4500.',
    ],
    [
      'a plain space between figure and unit',
      'content/home.json',
      editing((json) => (json.news.title.fr = 'Un fichier de 2 Mo')),
      'news.title.fr has a space between figure and unit, where the line may break. Write a no-break space (U+00A0) there.',
    ],
    [
      'a plain space before a French colon',
      'content/home.json',
      editing((json) => (json.news.title.fr = 'Nouveau : la fournée')),
      'news.title.fr has no narrow no-break space before :. Write U+202F there.',
    ],
    [
      'no space before a French question mark',
      'content/home.json',
      editing((json) => (json.news.title.fr = 'Encore?')),
      'news.title.fr has no narrow no-break space before ; ! or ?. Write U+202F there.',
    ],
    [
      'straight single quotation marks in English',
      'content/home.json',
      editing((json) => (json.news.title.en = "An 'airy' bag")),
      'news.title.en has a straight quotation mark. Write «…» in Spanish, ‘…’ in English, « … » in French, and ’ for an apostrophe.',
    ],
    [
      'straight single quotation marks in French',
      'content/home.json',
      editing((json) => (json.news.title.fr = "Un sachet 'léger'")),
      'news.title.fr has a straight quotation mark. Write «…» in Spanish, ‘…’ in English, « … » in French, and ’ for an apostrophe.',
    ],
    [
      'English quotation marks in French',
      'content/home.json',
      editing((json) => (json.news.title.fr = 'Un sachet “léger”')),
      'news.title.fr has English quotation marks. Write « … », with U+202F inside; “…” stands within them only.',
    ],
    [
      'a space before an English %',
      'content/home.json',
      editing((json) => (json.news.title.en = 'Now 5 % louder')),
      'news.title.en has a space before %. Remove it.',
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
