import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Downloads } from '../../../src/content/downloads.ts';
import type { Families } from '../../../src/content/families.ts';
import type { FaqGroup } from '../../../src/content/faqs.ts';
import { byId } from '../../../src/content/fields.ts';
import { contentFiles, type FileName, type Files } from '../../../src/content/files.ts';
import { type ProductFile, productFile } from '../../../src/content/product.ts';
import { type RecallFile, recallFile } from '../../../src/content/recalls.ts';
import { sizesIn } from '../../../src/site/catalogue/packs.ts';
import type { Product } from '../../../src/site/catalogue/products.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import type { Recall } from '../../../src/site/recalls/recall.ts';
import type { PromotionTerms } from '../../../src/site/texts/texts.ts';
import { message } from '../../messages/messages.ts';
import { downloadsOf } from '../compiling/downloads.ts';
import { familiesOf } from '../compiling/families.ts';
import { productOf } from '../compiling/product.ts';
import { type CompiledText, compileFaqs, type References } from '../compiling/text.ts';
import { compileTexts, promotionTermsOf, textFiles } from '../compiling/texts.ts';
import type { Fault } from '../faults/fault.ts';
import { faultsOf } from '../faults/issues.ts';
import { isUnpublishedIn } from '../labels/labels.ts';
import {
  type Figures,
  figuresIn,
  languageOfFile,
  valueWithFigures,
  withFigures,
} from './figures.ts';
import { type ParsedJson, parseJson, repeatedNames } from './json.ts';
import { type Passage, passagesOf } from './passages.ts';
import { perFile } from './perFile.ts';
import { readContent, type Written } from './read.ts';

/** The compiled content and its faults. Faulty parts are omitted. */
export interface Content {
  /** The folder that holds content/ and public/. */
  root: string;
  /**
   * Every existing JSON file and text, even a faulty one, so that references to it stay
   * valid.
   */
  present: ReadonlySet<string>;
  /**
   * The same files, sorted by modification time: of two duplicates, the later is the
   * copy.
   */
  oldestFirst: readonly string[];
  products: Product[];
  /** The source files of the products, for rules that use their field names. */
  productFiles: Map<string, ProductFile>;
  recalls: Recall[];
  families: Families | undefined;
  texts: Map<string, CompiledText>;
  promotionTerms: PromotionTerms[];
  faqs: FaqGroup[];
  /** By their name in content/downloads.json. */
  downloads: Partial<Downloads>;
  references: References;
  /** The company's figures, even if their file has a fault. */
  figures: Figures;
  /** The parsed JSON files by name, typed by their schemas. */
  files: Files;
  /** Every raw JSON file of content/, for rules that cover all words. */
  json: Map<string, unknown>;
  /** Every raw text file. */
  sources: Map<string, string>;
  /** Every text of these files that visitors can read. */
  passages: Passage[];
  faults: Fault[];
}

/** @param root The folder that holds content/. */
export function loadContent(root: string): Content {
  const faults: Fault[] = [];
  const written = readContent(root, faults);
  faults.push(...unusedFiles(written));
  const reading = readingOf(written, faults);
  const files = loadFiles(reading);
  const references = referencesIn(
    'content/links.json',
    files['content/links.json'],
    files['content/company.json']?.contacts,
    ...languages.map((language) => files[`content/dictionary/${language}.json`]?.sample),
  );
  const { products, productFiles } = loadProducts(reading);
  const familiesFile = files['content/families.json'];
  const families = familiesFile && familiesOf(familiesFile, productFiles);
  const faqs = compileFaqs(files['content/faqs.json'], references, faults);
  const sources = new Map(
    [...written].flatMap(([file, text]) =>
      file.endsWith('.md') && text !== undefined ? [[file, text]] : [],
    ),
  );
  const values = valuesOf(reading);
  const texts = compileTexts(placed(reading), references, faults);
  const downloads = downloadsOf(root, files['content/downloads.json'], faults);
  const present = new Set(written.keys());
  return {
    root,
    present,
    oldestFirst: byAge(root, present),
    products,
    productFiles,
    recalls: loadRecalls(reading),
    families,
    texts,
    promotionTerms: promotionTermsOf(texts),
    faqs,
    downloads,
    references,
    figures: reading.figures,
    files,
    json: values,
    sources,
    passages: passagesOf(values, sources),
    faults,
  };
}

/** The files, each JSON file and the company's figures parsed once. */
interface Reading {
  written: Written;
  json: Map<string, ParsedJson>;
  figures: Figures;
  faults: Fault[];
}

const readingOf = (written: Written, faults: Fault[]): Reading => ({
  written,
  json: new Map(
    [...written].flatMap(([file, text]) =>
      file.endsWith('.json') && text !== undefined ? [[file, parsedJson(file, text)]] : [],
    ),
  ),
  figures: figuresOf('content/company.json', written.get('content/company.json')),
  faults,
});

const parsedJson = perFile((_, text: string) => parseJson(text));

const productIn = perFile((_, key: string, file: ProductFile) => productOf(key, file));

const figuresOf = perFile((_, source: string | undefined) => figuresIn(source));

/** The texts with the company's figures inserted. */
function placed({ written, figures }: Reading): Written {
  return new Map(
    [...written].map(([file, text]) => [
      file,
      text && file.endsWith('.md') ? withFigures(text, figures, languageOfFile(file)) : text,
    ]),
  );
}

const referencesIn = perFile(
  (
    _,
    links: Files['content/links.json'],
    contacts: References['contacts'],
    ...samples: ({ text: string; value: string } | undefined)[]
  ): References => ({
    links: links && byId(links),
    contacts,
    sampleWords: Object.fromEntries(
      languages.flatMap((language, i) => {
        const words = samples[i];
        return words ? [[language, words]] : [];
      }),
    ),
  }),
);

/**
 * Sorts products that were never published last, because they are being added. A copied or
 * saved file is newer than its original.
 */
function byAge(root: string, present: ReadonlySet<string>): string[] {
  const isUnpublished = isUnpublishedIn(root);
  const ageOf = (file: string): [added: number, changed: number] => [
    isUnpublished(productKey(file)) ? 1 : 0,
    statSync(join(root, file)).mtimeMs,
  ];
  return [...present]
    .map((file) => ({ file, age: ageOf(file) }))
    .sort((a, b) => a.age[0] - b.age[0] || a.age[1] - b.age[1])
    .map(({ file }) => file);
}

/** Reports unused files, which an editor might believe to be published. */
function unusedFiles(written: Written): Fault[] {
  const texts = textFiles(written);
  return [...written.keys()]
    .filter(
      (file) => !(file in contentFiles || productKey(file) || recallId(file) || texts.has(file)),
    )
    .map((file) => ({
      file,
      field: 'file',
      ...message('file.unused'),
    }));
}

/** Undefined if the file is not a product. */
export const productKey = (file: string): string | undefined =>
  /^content\/products\/([^/]+)\.json$/.exec(file)?.[1];

/** Undefined if the file is not a recall. */
const recallId = (file: string): string | undefined =>
  /^content\/recalls\/([a-z0-9-]+)\.json$/.exec(file)?.[1];

function loadFiles(reading: Reading): Files {
  const entries = (Object.keys(contentFiles) as FileName[]).map((file) => [
    file,
    readFile(reading, file, contentFiles[file] as z.ZodType),
  ]);
  return Object.fromEntries(entries) as Files;
}

/** Skips files that are not JSON; reading them against their schema reports them. */
const valuesOf = ({ json }: Reading): Map<string, unknown> =>
  new Map(
    [...json].flatMap(([file, parsed]) => ('mistake' in parsed ? [] : [[file, parsed.value]])),
  );

/**
 * Reads one JSON file against its schema. Adds faults and returns undefined if it is
 * invalid.
 */
function readFile<T>(
  { written, json: parsedFiles, figures, faults }: Reading,
  file: string,
  schema: z.ZodType<T>,
): T | undefined {
  if (!written.has(file))
    faults.push({
      file,
      field: 'file',
      ...message('file.missing'),
    });
  const json = parsedFiles.get(file);
  if (!json) return undefined;
  const read = checkedJson(file, json, figures, schema);
  faults.push(...read.faults);
  return read.value as T | undefined;
}

/** The value of a JSON file if it is valid, and its faults. */
const checkedJson = perFile(
  (
    file,
    json: ParsedJson,
    figures: Figures,
    schema: z.ZodType,
  ): { value?: unknown; faults: Fault[] } => {
    if ('mistake' in json) return { faults: [{ file, ...json.mistake }] };
    const repeated = repeatedNames(json.tree).map((field) => ({
      file,
      field,
      ...message('field.twice'),
    }));
    const value = valueWithFigures(json.value, figures, languageOfFile(file));
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return { value: parsed.data, faults: repeated };
    const wrong = parsed.error.issues.flatMap((issue) => faultsOf(file, issue));
    return { faults: [...repeated, ...wrong] };
  },
);

function loadRecalls(reading: Reading): Recall[] {
  return [...reading.written.keys()].flatMap((file) => {
    const id = recallId(file);
    const recall = id && readFile(reading, file, recallFile as z.ZodType<RecallFile>);
    if (!id || !recall) return [];
    const { packs, ...rest } = recall;
    return [{ id, ...rest, ...(packs ? { packs: sizesIn(packs) } : {}) }];
  });
}

function loadProducts(reading: Reading): Pick<Content, 'products' | 'productFiles'> {
  const { written, faults } = reading;
  const products: Product[] = [];
  const productFiles = new Map<string, ProductFile>();
  for (const file of written.keys()) {
    const key = productKey(file);
    if (key === undefined) continue;
    const parsed = readFile(reading, file, productFile);
    if (!parsed) continue;
    try {
      products.push(productIn(file, key, parsed));
      productFiles.set(key, parsed);
    } catch (error) {
      const field = (error as Error).message;
      faults.push({
        file,
        field,
        ...(field === 'porCien' ? message('figure.noHundred') : message('figure.noUnit')),
      });
    }
  }
  return { products, productFiles };
}
