import { basename, join } from 'node:path';
import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import { dictionaryFile } from '../../src/content/dictionary/dictionary.ts';
import { contentFiles } from '../../src/content/files.ts';
import { productFile } from '../../src/content/product.ts';
import { recallFile } from '../../src/content/recalls.ts';
import { frontMatters } from '../../src/content/text.ts';
import { pageNames } from '../../src/site/addresses/addresses.ts';
import { defaultLanguage, languages } from '../../src/site/i18n/languages.ts';
import { withoutText } from '../../src/site/texts/texts.ts';
import { type Choices, choicesIn } from './choices.ts';
import { formOf, photographs } from './fields.ts';
import { contentOf, namesIn, termsFolder, titleOf } from './files.ts';
import { fileName } from './labels.ts';

/** Where the desk saves: on GitHub, if it is not on the editor's own machine. */
export interface Repository {
  /** As in `company/website`. */
  name: string;
  branch: string;
  /** The address that signs in at GitHub for the desk; without one, editors enter a token. */
  signIn?: string;
}

/**
 * The configuration of the content manager: a form for every file of content/, made from
 * the schemas that the check uses.
 *
 * @param root The folder that holds content/.
 */
export function deskConfiguration(root: string, { name, branch, signIn }: Repository): CmsConfig {
  const choices = choicesIn(root);
  return {
    load_config_file: false,
    backend: { name: 'github', repo: name, branch, ...(signIn ? { base_url: signIn } : {}) },
    // A change is a pull request, whose preview shows it before it is merged.
    publish_mode: 'editorial_workflow',
    media_folder: 'public/products',
    public_folder: '',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Whatever a camera wrote becomes a photograph that the check allows.
          transformations: { raster_image: { format: 'webp', quality: 90, width: 1800 } },
        },
      },
      stock_assets: { providers: [] },
    },
    app_title: 'Risi · Contenidos',
    // Keys of new products, and names of photographs, are parts of addresses.
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_files',
      locales: [...languages],
      default_locale: defaultLanguage,
    },
    // As the schemas have it: what is empty is left out.
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: [
      products(choices),
      recalls(choices),
      { name: 'texts', label: fileName('texts'), i18n: true, files: texts(root, choices) },
      {
        name: 'terms',
        label: fileName('promotion-terms'),
        i18n: true,
        files: terms(root, choices),
      },
      { name: 'words', label: fileName('dictionary'), i18n: true, files: [dictionary(root)] },
    ],
    singletons: jsonFiles(root, choices),
  };
}

const folderOfEntries = {
  create: true,
  extension: 'json',
  format: 'json',
  slug: {
    template: '{{slug}}',
    editable: ['create'],
    hint: 'El nombre del archivo y de su dirección, como «gusanitos-ketchup». No se cambia después.',
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Minúsculas, cifras y guiones, como «una-cosa».'],
  },
} satisfies Partial<EntryCollection>;

const products = (choices: Choices): EntryCollection => ({
  ...folderOfEntries,
  name: 'products',
  label: fileName('products'),
  label_singular: 'Producto',
  folder: 'content/products',
  identifier_field: 'titulo.es',
  summary: '{{titulo.es}} · {{sabor.es}}',
  sortable_fields: ['titulo.es', 'range', 'reviewed'],
  view_groups: [{ label: 'Gama', field: 'range' }],
  fields: formOf(productFile, 'products', { choices }),
});

const recalls = (choices: Choices): EntryCollection => ({
  ...folderOfEntries,
  name: 'recalls',
  label: fileName('recalls'),
  label_singular: 'Retirada',
  description: 'Para publicar una retirada, mejor: npm run recall. Las terminadas no se borran.',
  folder: 'content/recalls',
  delete: false,
  identifier_field: 'published',
  summary: '{{published}} · {{products}}',
  fields: formOf(recallFile, 'recalls', { choices }),
});

const body = {
  name: 'body',
  label: 'Texto',
  hint: 'Negrita: `**así**`. Enlaces: `[palabras](page:nombre)`. Título de apartado: `## Título {#nombre}`',
  widget: 'text',
  required: false,
  i18n: true,
} as const;

/** A text in three files, which stand side by side. */
const text = (
  root: string,
  name: string,
  kind: keyof typeof frontMatters,
  choices: Choices,
): CollectionFile => ({
  name: basename(name),
  label: titleOf(root, name),
  file: `content/texts/${name}/{{locale}}.md`,
  format: 'yaml-frontmatter',
  i18n: true,
  fields: [...formOf(frontMatters[kind], 'texts', { perLanguage: true, choices }), body],
});

const texts = (root: string, choices: Choices): CollectionFile[] =>
  pageNames
    .filter((page) => !withoutText.includes(page))
    .map((page) => text(root, page, 'page', choices));

const terms = (root: string, choices: Choices): CollectionFile[] =>
  namesIn(join(root, termsFolder)).map((name) =>
    text(root, `promotion-terms/${name}`, 'terms', choices),
  );

const dictionary = (root: string): CollectionFile => ({
  name: 'dictionary',
  label: 'Botones, avisos y títulos',
  file: 'content/dictionary/{{locale}}.json',
  format: 'json',
  i18n: true,
  fields: formOf(dictionaryFile, 'dictionary', {
    value: contentOf(join(root, `content/dictionary/${defaultLanguage}.json`)),
    perLanguage: true,
  }),
});

const jsonFiles = (root: string, choices: Choices): CollectionFile[] =>
  Object.entries(contentFiles)
    .filter(([file]) => !file.startsWith('content/dictionary/'))
    .map(([file, schema]) => {
      const name = basename(file, '.json');
      return {
        name,
        label: fileName(name),
        file,
        format: 'json',
        ...(name === 'distributors' ? photographs('distributor') : {}),
        fields: formOf(schema, name, { value: contentOf(join(root, file)), choices }),
      };
    });
