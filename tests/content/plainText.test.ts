import { describe, expect, test } from 'vitest';
import { editing, faultsAfter, tells } from '../support/content.ts';

const product = 'content/products/jummy.json';
const plain = 'Write plain text: tags would stand on the page as they are.';

describe('a tag in plain text is reported', () => {
  tells([
    [
      'in the short sentence of a product',
      product,
      editing(
        (json) =>
          (json.introMovil.es = 'Aros <script>alert(1)</script> de maíz y trigo.'),
      ),
      `introMovil.es has the tag <script>. ${plain}`,
    ],
    [
      'in a title',
      product,
      editing((json) => (json.titulo.fr = '<b>Jummy</b>')),
      `titulo.fr has the tag <b>. ${plain}`,
    ],
    [
      'in a word of the dictionary',
      'content/dictionary/en.json',
      editing((json) => (json.like.none = 'Nothing<br/>yet')),
      `like.none has the tag <br/>. ${plain}`,
    ],
    [
      'in a name that has no translations',
      'content/distributors.json',
      editing((json) => (json.distributors[0].name = 'Rías <i>del Norte')),
      `distributors, entry 1 (rias-del-norte), name has the tag <i>. ${plain}`,
    ],
    [
      'in a question',
      'content/faqs.json',
      editing((json) => (json.groups[0].questions[0].question.en = 'Is it <u>good</u>?')),
      `groups, entry 1 (ingredients), questions, entry 1 (gluten-free), question.en has the tag <u>. ${plain}`,
    ],
    [
      'in the front matter of a text',
      'content/texts/values/en.md',
      (source) => source.replace(/^lead: .*$/m, 'lead: "<!-- soon -->Hello."'),
      `lead has the tag <!-- soon -->. ${plain}`,
    ],
  ]);
});

test.each([
  ['a comparison', 'Menos de 5 < 10 y 3 > 2.'],
  ['a heart', 'Con amor <3'],
])('%s is not a tag', (_, text) => {
  expect(
    faultsAfter(
      product,
      editing((json) => (json.introMovil.es = text)),
    ),
  ).toEqual([]);
});
