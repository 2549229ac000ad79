import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import { parse as parseYaml } from 'yaml';
import { dictionaryFile } from '../../src/content/dictionary/dictionary.ts';
import { contentFiles } from '../../src/content/files.ts';
import { productFile } from '../../src/content/product.ts';
import { recallFile } from '../../src/content/recalls.ts';
import { frontMatters } from '../../src/content/text.ts';
import { pageNames } from '../../src/site/addresses/addresses.ts';
import { defaultLanguage, languages } from '../../src/site/i18n/languages.ts';
import { withoutText } from '../../src/site/texts/texts.ts';
import { formOf, photographs } from './fields.ts';
import { choiceName, fileName } from './labels.ts';

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
      products(),
      recalls(),
      { name: 'texts', label: fileName('texts'), i18n: true, files: texts(root) },
      { name: 'terms', label: 'Bases legales', i18n: true, files: terms(root) },
      { name: 'words', label: fileName('dictionary'), i18n: true, files: [dictionary] },
    ],
    singletons: jsonFiles(root),
  };
}

const folderOfEntries = {
  create: true,
  extension: 'json',
  format: 'json',
  slug: {
    template: '{{slug}}',
    editable: ['create'],
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Minúsculas, cifras y guiones, como «una-cosa».'],
  },
} satisfies Partial<EntryCollection>;

const products = (): EntryCollection => ({
  ...folderOfEntries,
  name: 'products',
  label: fileName('products'),
  label_singular: 'Producto',
  folder: 'content/products',
  identifier_field: 'titulo.es',
  summary: '{{titulo.es}} · {{sabor.es}}',
  sortable_fields: ['titulo.es', 'range', 'reviewed'],
  view_groups: [{ label: 'Gama', field: 'range' }],
  fields: formOf(productFile, 'products'),
});

const recalls = (): EntryCollection => ({
  ...folderOfEntries,
  name: 'recalls',
  label: fileName('recalls'),
  label_singular: 'Retirada',
  description: 'Para publicar una retirada, mejor: npm run recall. Las terminadas no se borran.',
  folder: 'content/recalls',
  delete: false,
  identifier_field: 'published',
  summary: '{{published}} · {{products}}',
  fields: formOf(recallFile, 'recalls'),
});

const body = {
  name: 'body',
  label: 'Texto',
  hint: 'Markdown. Enlaces: `[palabras](page:nombre)`. Título de apartado: `## Título {#nombre}`',
  widget: 'text',
  required: false,
  i18n: true,
} as const;

/** A text in three files, which stand side by side. */
const text = (root: string, name: string, kind: keyof typeof frontMatters): CollectionFile => ({
  name: basename(name),
  label: titleOf(root, name),
  file: `content/texts/${name}/{{locale}}.md`,
  format: 'yaml-frontmatter',
  i18n: true,
  fields: [...formOf(frontMatters[kind], 'texts', { perLanguage: true }), body],
});

const texts = (root: string): CollectionFile[] =>
  pageNames.filter((page) => !withoutText.includes(page)).map((page) => text(root, page, 'page'));

/** A folder for the terms of each promotion. */
export const termsFolder = 'content/texts/promotion-terms';

function terms(root: string): CollectionFile[] {
  const folder = join(root, termsFolder);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .sort()
    .map((name) => text(root, `promotion-terms/${name}`, 'terms'));
}

/** The page and what it is called today, either of which an editor looks for. */
function titleOf(root: string, name: string): string {
  const title = titleIn(root, name);
  const page = choiceName(name);
  return page === name || page === title ? title : `${page} · ${title}`;
}

function titleIn(root: string, name: string): string {
  const file = join(root, `content/texts/${name}/${defaultLanguage}.md`);
  const [, head = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('---\n') : [];
  try {
    return (parseYaml(head) as { title?: string }).title ?? name;
  } catch {
    return name;
  }
}

const dictionary: CollectionFile = {
  name: 'dictionary',
  label: 'Botones, avisos y títulos',
  file: 'content/dictionary/{{locale}}.json',
  format: 'json',
  i18n: true,
  fields: formOf(dictionaryFile, 'dictionary', { perLanguage: true }),
};

const jsonFiles = (root: string): CollectionFile[] =>
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
        fields: formOf(schema, name, { value: contentOf(join(root, file)) }),
      };
    });

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
