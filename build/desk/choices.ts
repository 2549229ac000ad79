import { basename, join } from 'node:path';
import { motifNames } from '../../src/pages/drawings/motifs.ts';
import { pageNames } from '../../src/site/addresses/addresses.ts';
import { familyIds, rangePaths } from '../../src/site/catalogue/families.ts';
import { withoutText } from '../../src/site/texts/texts.ts';
import { sceneNames } from '../drawings/scenes.ts';
import { photoKinds } from '../photos/photoKinds.ts';
import { contentOf, namesIn, termsFolder, titleOf } from './files.ts';
import { choiceName, sceneName } from './labels.ts';

/** What may be chosen in a field: a value, under its name in Spanish. */
interface Choice {
  label: string;
  value: string;
}

/** The choices of fields that hold the name of something else, by the field's last names. */
export type Choices = Record<string, readonly Choice[] | undefined>;

/** @param root The folder that holds content/. */
export function choicesIn(root: string): Choices {
  const read = (name: string) => contentOf(join(root, `content/${name}.json`));
  const products = productsIn(root);
  const packs = named('Envase', products);
  const scenes = sceneNames.map((value) => ({ label: `Escena: ${sceneName(value)}`, value }));
  const motifs = motifNames.map(choice);
  const ranges = rangesByName();
  const kinds = kindsIn(root, products);
  const targets = targetsIn(root, kinds);
  return {
    'about.people': familyIds.map(choice),
    'distributors.image': portraitsIn(root),
    'distributors.provinces': entriesOf(read('provinces'), 'name'),
    drawing: [...scenes, ...withPrefix('pack-', packs)],
    motif: motifs,
    picture: [
      ...withPrefix('scene/', scenes),
      ...withPrefix('pack/', packs),
      ...withPrefix('motif/', named('Motivo', motifs)),
    ],
    'items.range': ranges,
    'lines.range': ranges,
    'products.video': withPrefix('link:', entriesOf(read('links'), 'label')),
    'recalls.products': products,
    'banners.to': targets,
    'redirects.to': targets,
    'searched-words.id': foundIn(kinds),
    'texts.product': products,
  };
}

const choice = (value: string): Choice => ({ label: choiceName(value), value });

const named = (kind: string, choices: readonly Choice[]): Choice[] =>
  choices.map(({ label, value }) => ({ label: `${kind}: ${label}`, value }));

const withPrefix = (prefix: string, choices: readonly Choice[]): Choice[] =>
  choices.map(({ label, value }) => ({ label, value: prefix + value }));

/** Scenes that show how somebody delivers. */
const portraits = ['van', 'crate', 'kiosk', 'warehouse'];

/** How a distributor may look: a drawing, or a photograph that has been uploaded. */
const portraitsIn = (root: string): Choice[] => [
  ...portraits.map((value) => ({ label: `Dibujo: ${sceneName(value)}`, value })),
  ...namesIn(join(root, 'public', photoKinds.distributor.folder)).map((value) => ({
    label: `Fotografía: ${value}`,
    value,
  })),
];

/** Ranges by their name alone, which two families may share. */
function rangesByName(): Choice[] {
  const labels = new Map<string, string>();
  for (const path of rangePaths) {
    const range = path.slice(path.indexOf('/') + 1);
    const label = choiceName(path);
    labels.set(range, [labels.get(range), label].filter(Boolean).join(' o '));
  }
  return [...labels].map(([value, label]) => ({ label, value }));
}

function productsIn(root: string): Choice[] {
  const folder = join(root, 'content/products');
  return namesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const value = basename(name, '.json');
      return { label: wordsOf(contentOf(join(folder, name)), 'titulo') ?? value, value };
    });
}

const termsIn = (root: string): Choice[] =>
  namesIn(join(root, termsFolder)).map((value) => ({
    label: titleOf(root, `promotion-terms/${value}`),
    value,
  }));

/** The entries of a list under their words; a file with a fault still has the others. */
const entriesOf = (list: unknown, words: string): Choice[] =>
  (Array.isArray(list) ? list : []).map((entry) => {
    const value = String(entry?.id);
    return { label: wordsOf(entry, words) ?? value, value };
  });

const wordsOf = (entry: unknown, name: string): string | undefined =>
  (entry as Record<string, { es?: string } | undefined> | undefined)?.[name]?.es;

/** What a banner or an old address may lead to, with what they lead to today. */
function targetsIn(root: string, { pages, products, families, ranges, ...more }: Kinds): Choice[] {
  const all = withPrefix('page:', [
    ...pages,
    ...withPrefix('product?key=', products),
    ...withPrefix('family?family=', families),
    ...withPrefix(
      'range?family=',
      ranges.map(({ label, value }) => ({ label, value: value.replace('/', '&range=') })),
    ),
    ...withPrefix('promotion-terms?id=', termsIn(root)),
    ...withPrefix('faqs#', [...more.groups, ...more.questions]),
  ]);
  const redirects = contentOf(join(root, 'content/redirects.json'));
  const used = (Array.isArray(redirects) ? redirects : []).map((entry) => String(entry?.to));
  const others = [...new Set(used)].filter((to) => all.every(({ value }) => value !== to));
  return [...all, ...others.map((to) => ({ label: to, value: to }))];
}

/** What the search may find. */
const foundIn = ({ pages, products, families, ranges, questions }: Kinds): Choice[] => [
  ...withPrefix('page/', pages),
  ...withPrefix('product/', products),
  ...withPrefix('range/', [...families, ...ranges]),
  ...withPrefix('question/', questions),
];

type Kinds = ReturnType<typeof kindsIn>;

/** What has an address, under its kind. */
function kindsIn(root: string, products: readonly Choice[]) {
  const file = contentOf(join(root, 'content/faqs.json')) as { groups?: unknown } | undefined;
  const groups = Array.isArray(file?.groups) ? file.groups : [];
  const questions = groups.flatMap((group) => entriesOf(group?.questions, 'question'));
  return {
    pages: named('Página', pageNames.filter((page) => !withoutText.includes(page)).map(choice)),
    products: named('Producto', products),
    families: named('Familia', familyIds.map(choice)),
    ranges: named('Gama', rangePaths.map(choice)),
    groups: named('Preguntas', entriesOf(groups, 'name')),
    questions: named('Pregunta', questions),
  };
}
