import { expect, test } from 'vitest';
import { editing, faultsAfter, setting, tells } from '../support/content.ts';

const product = 'content/products/jummy.json';
const plain = 'Write plain text: tags would stand on the page as they are.';

tells(product, {
  [`introMovil.es has the tag <script>. ${plain}`]: editing(
    (json) => (json.introMovil.es = 'Aros <script>alert(1)</script> de maíz y trigo.'),
  ),
  [`titulo.fr has the tag <b>. ${plain}`]: 'titulo.fr = <b>Jummy</b>',
});
tells({
  [`content/dictionary/en.json: like.none has the tag <br/>. ${plain}`]:
    'like.none = Nothing<br/>yet',
  [`content/distributors.json: distributors, entry 1 (rias-del-norte), name has the tag <i>. ${plain}`]:
    'distributors.0.name = Rías <i>del Norte',
  [`content/faqs.json: groups, entry 1 (ingredients), questions, entry 1 (gluten-free), question.en has the tag <u>. ${plain}`]:
    'groups.0.questions.0.question.en = Is it <u>good</u>?',
  [`content/texts/values/en.md: lead has the tag <!-- soon -->. ${plain}`]: (source) =>
    source.replace(/^lead: .*$/m, 'lead: "<!-- soon -->Hello."'),
});

test.each([
  ['a comparison', 'Menos de 5 < 10 y 3 > 2.'],
  ['a heart', 'Con amor <3'],
])('%s is not a tag', (_, text) => {
  expect(faultsAfter(product, setting('introMovil.es', text))).toEqual([]);
});
