import { tells } from '../support/content.ts';

const jummy = 'content/products/jummy.json';

tells(jummy, {
  'descripcion.en has 47 characters. Write 70 to 155.':
    'descripcion.en = Crisp, baked rings, and each hole is thrown in.',
  'titulo.en makes a document title of 71 characters («Jummy, the only rings in town that nobody returns, baked corn and wheat»). Shorten it to 53.':
    'titulo.en = Jummy, the only rings in town that nobody returns',
});
tells({
  'content/texts/values/en.md: description is «From 1970 to today: how one family’s snacks grew into more than 60 packs and over 250 million bags, without anyone lowering their voice.», as in content/texts/history/en.md (description). Give every page words of its own.':
    (source) =>
      source.replace(
        /^description: .*$/m,
        'description: "From 1970 to today: how one family’s snacks grew into more than {presentations} packs and over {bagsMillions} million bags, without anyone lowering their voice."',
      ),
  [`content/families.json: snacks.ranges.jummy.headTitle.es is «Jummy, maíz y trigo al horno», as in ${jummy} (titulo.es). …`]:
    'snacks.ranges.jummy.headTitle.es = Jummy, maíz y trigo al horno',
});
