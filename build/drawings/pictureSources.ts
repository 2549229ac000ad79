import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allergenSign } from '../../src/pages/drawings/allergenSigns.ts';
import { dietSign, dietSigns } from '../../src/pages/drawings/dietSigns.ts';
import { motifNames, motifSvg } from '../../src/pages/drawings/motifs.ts';
import { shownSize, sizesIn } from '../../src/site/catalogue/packs.ts';
import { allergens } from '../../src/site/catalogue/products.ts';
import { defaultLanguage, type Language, languages } from '../../src/site/i18n/languages.ts';
import { hasPack, type PackKey, packKeys, packOf } from './packDesigns.ts';
import { recyclingSign, recyclingSigns } from './recyclingSigns.ts';
import { sceneNames, sceneSvg } from './scenes.ts';
import { subsidyMark, subsidyNames } from './subsidies.ts';

/** A drawing that becomes a file. */
export interface PictureSource {
  /** Prefix of the file's name. */
  file: string;
  /** Names that pages use for it. */
  names: string[];
  /** The inline drawing, with lettering as text. */
  svg: string;
}

/** Names the eyes of a pack, so that an address with `#eyes` shows them shut. */
const blinking = (pack: string): string => pack.replace('<g class="eyes">', '<g id="eyes">');

/**
 * All drawings of the site that become files, with lettering still as text. Identical
 * drawings are listed once, under all their names.
 */
export function pictureSources(root: string): PictureSource[] {
  const bySvg = new Map<string, PictureSource>();
  const add = (file: string, name: string, svg: string) => {
    const known = bySvg.get(`${file} ${svg}`);
    if (known) known.names.push(name);
    else bySvg.set(`${file} ${svg}`, { file, names: [name], svg });
  };
  const prints = readProductPrints(root);
  for (const key of packKeys) {
    const print = prints.get(key);
    const printed = (language: Language) =>
      blinking(packOf(key, print && { flavour: print.flavour[language], weight: print.weight }));
    for (const language of languages)
      add(`pack-${key}`, `pack/${key}/${language}`, printed(language));
    // Content can name a pack like any scene.
    add(`pack-${key}`, `scene/pack-${key}`, printed(defaultLanguage));
  }
  for (const name of motifNames) add(`motif-${name}`, `motif/${name}`, motifSvg(name));
  for (const name of dietSigns) add(`sign-${name}`, `sign/${name}`, dietSign(name));
  for (const name of recyclingSigns)
    add(`recycling-${name}`, `recycling/${name}`, recyclingSign(name));
  for (const name of allergens) add(`allergen-${name}`, `allergen/${name}`, allergenSign(name));
  for (const name of sceneNames) add(`scene-${name}`, `scene/${name}`, sceneSvg(name));
  for (const name of subsidyNames) add(`subsidy-${name}`, `subsidy/${name}`, subsidyMark(name));
  return [...bySvg.values()];
}

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
