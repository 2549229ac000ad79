import { allergenSign } from '../../src/pages/drawings/allergenSigns.ts';
import { dietSign, dietSigns } from '../../src/pages/drawings/dietSigns.ts';
import { motifNames, motifSvg } from '../../src/pages/drawings/motifs.ts';
import { allergens } from '../../src/site/catalogue/products.ts';
import { defaultLanguage, languages } from '../../src/site/i18n/languages.ts';
import type { Packs } from './packDesigns.ts';
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
export function pictureSources(packs: Packs): PictureSource[] {
  const bySvg = new Map<string, PictureSource>();
  const add = (file: string, name: string, svg: string) => {
    const known = bySvg.get(`${file} ${svg}`);
    if (known) known.names.push(name);
    else bySvg.set(`${file} ${svg}`, { file, names: [name], svg });
  };
  for (const key of packs.keys) {
    for (const language of languages)
      add(`pack-${key}`, `pack/${key}/${language}`, blinking(packs.pack(key, { language })));
    // Content can name a pack like any scene.
    const shown = packs.pack(key, { language: defaultLanguage });
    add(`pack-${key}`, `scene/pack-${key}`, blinking(shown));
  }
  for (const name of motifNames) add(`motif-${name}`, `motif/${name}`, motifSvg(name));
  for (const name of dietSigns) add(`sign-${name}`, `sign/${name}`, dietSign(name));
  for (const name of recyclingSigns)
    add(`recycling-${name}`, `recycling/${name}`, recyclingSign(name));
  for (const name of allergens) add(`allergen-${name}`, `allergen/${name}`, allergenSign(name));
  for (const name of sceneNames) add(`scene-${name}`, `scene/${name}`, sceneSvg(name, packs));
  for (const name of subsidyNames) add(`subsidy-${name}`, `subsidy/${name}`, subsidyMark(name));
  return [...bySvg.values()];
}
