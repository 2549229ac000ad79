import { describe } from 'vitest';
import { editing, tells } from '../support/content.ts';

const jummy = 'content/products/jummy.json';

describe('the check of search snippets reports', () => {
  tells([
    [
      'a short description',
      jummy,
      editing(
        (json) =>
          (json.descripcion.en = 'Crisp, baked rings, and each hole is thrown in.'),
      ),
      'descripcion.en has 47 characters. Write 70 to 155.',
    ],
    [
      'a long title',
      jummy,
      editing(
        (json) => (json.titulo.en = 'Jummy, the only rings in town that nobody returns'),
      ),
      'titulo.en makes a document title of 71 characters («Jummy, the only rings in town that nobody returns, baked corn and wheat»). Shorten it to 53.',
    ],
    [
      'a description of two pages',
      'content/texts/values/en.md',
      (source) =>
        source.replace(
          /^description: .*$/m,
          'description: "From 1970 to today: how one family went from snacks to more than {presentations} packs and {bagsMillions} million bags without lowering its voice."',
        ),
      'description is «From 1970 to today: how one family went from snacks to more than 60 packs and 250 million bags without lowering its voice.», as in content/texts/history/en.md (description). Give every page words of its own.',
    ],
    [
      'a title of two pages',
      'content/families.json',
      editing(
        (json) =>
          (json.snacks.ranges.jummy.headTitle.es = 'Jummy, maíz y trigo al horno'),
      ),
      `snacks.ranges.jummy.headTitle.es is «Jummy, maíz y trigo al horno», as in ${jummy} (titulo.es). Give every page words of its own.`,
    ],
  ]);
});
