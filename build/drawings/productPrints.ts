import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownSize, sizesIn } from '../../src/site/catalogue/packs.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { hasPack, type PackKey } from './packDesigns.ts';

/** The fields of a product file that are printed on its pack. */
export interface ProductPrint {
  flavour: Record<Language, string>;
  weight: string;
}

/** The fields of a product file that drawings use; build/content checks all of them. */
interface ProductFields {
  sabor?: Partial<Record<Language, string>>;
  packs?: string;
}

/**
 * Reads the printed texts of packs from content/products. A product whose file does not
 * exist yet has no print.
 *
 * @throws For a file that is not JSON, and for a product without a design.
 */
export function readProductPrints(root: string): Map<PackKey, ProductPrint> {
  const folder = join(root, 'content/products');
  const prints = new Map<PackKey, ProductPrint>();
  if (!existsSync(folder)) return prints;
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const key = file.slice(0, -'.json'.length);
    if (!hasPack(key))
      throw new Error(
        `content/products/${file}: the product has no pack. Add a row "${key}" in build/drawings/packs.json.`,
      );
    prints.set(key, printOf(parse(join(folder, file))));
  }
  return prints;
}

const parse = (file: string): ProductFields => {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, '')) as ProductFields;
  } catch (error) {
    throw new Error(`${file} is not JSON (${(error as Error).message})`);
  }
};

const printOf = ({ sabor = {}, packs = '' }: ProductFields): ProductPrint => ({
  flavour: Object.fromEntries(
    languages.map((language) => [language, sabor[language] ?? '']),
  ) as ProductPrint['flavour'],
  weight: shownSize(sizesIn(packs)),
});
