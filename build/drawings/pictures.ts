import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fonts, fontFiles, loadFonts } from './fonts.ts';
import { optimiseSvg, shortHash } from './optimise.ts';
import { outlineText } from './outline.ts';
import type { Packs } from './packDesigns.ts';
import { pictureSources } from './pictureSources.ts';

/** Address and size of a drawn file. */
interface Picture {
  src: string;
  width: number;
  height: number;
}

export interface Pictures {
  /** By the name that pages use. */
  pictures: Record<string, Picture>;
  /** Contents of the files by name. */
  files: Map<string, string>;
}

/** Address of the folder that holds the files. */
export const pictureFolder = '/assets/';

/** The code that turns a drawing into a file; a change here invalidates the cache. */
const tools = [
  'build/drawings/outline.ts',
  'build/drawings/optimise.ts',
  'package-lock.json',
  ...fontFiles,
];

/**
 * Renders the files of all drawings. Results are cached in node_modules/.cache/pictures
 * for as long as the drawing, the fonts and the tools stay the same.
 *
 * @param root The project's root.
 */
export function makePictures(root: string, packs: Packs): Pictures {
  const cache = join(root, 'node_modules/.cache/pictures');
  mkdirSync(cache, { recursive: true });
  const toolHash = createHash('sha256');
  for (const file of tools) toolHash.update(readFileSync(join(root, file)));
  const toolKey = toolHash.digest('hex');
  let fonts: Fonts | undefined;
  const made: Pictures = { pictures: {}, files: new Map() };
  for (const { file, names, svg } of pictureSources(packs)) {
    const finished = cached(join(cache, `${shortHash(toolKey + svg)}.json`), () => {
      fonts ??= loadFonts(root);
      try {
        return optimiseSvg(outlineText(svg, fonts));
      } catch (error) {
        throw new Error(`${names.join(', ')}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    });
    // Four digits keep a page of 72 packs small. Of 65,536 changes to a picture, one
    // keeps its address.
    const fileName = `${file}-${shortHash(finished.svg).slice(0, 4)}.svg`;
    made.files.set(fileName, finished.svg);
    for (const name of names)
      made.pictures[name] = {
        src: `${pictureFolder}${fileName}`,
        width: finished.width,
        height: finished.height,
      };
  }
  return made;
}

function cached<T>(file: string, make: () => T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    const made = make();
    writeFileSync(file, JSON.stringify(made));
    return made;
  }
}
