import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type Preview, previewFile } from '../../src/site/metadata/preview.ts';
import type { Content } from '../content/reading/load.ts';
import { type Fonts, fontFiles, loadFonts } from '../drawings/fonts.ts';
import { shortHash } from '../drawings/optimise.ts';
import { outlineText } from '../drawings/outline.ts';
import { previewSubjects } from './subjects.ts';

/** The link previews of the site. Their names are known before they are rendered. */
export interface Previews {
  /** By name. */
  previews: Record<string, Preview>;
  /** Renders a file, or reads it from the cache. */
  render(file: string): Promise<Buffer>;
  files: string[];
}

/** The code that turns a drawing into a picture; a change here invalidates the cache. */
const tools = [
  'build/previews/previews.ts',
  'build/drawings/outline.ts',
  'package-lock.json',
  ...fontFiles,
];

/** @param root The project's root. */
export function makePreviews(root: string, content: Content): Previews {
  const cache = join(root, 'node_modules/.cache/previews');
  mkdirSync(cache, { recursive: true });
  const toolHash = createHash('sha256');
  for (const file of tools) toolHash.update(readFileSync(join(root, file)));
  const toolKey = toolHash.digest('hex');
  const previews: Previews['previews'] = {};
  const drawings = new Map<string, string>();
  const byName = Map.groupBy(previewSubjects(content), ({ name }) => name);
  for (const [name, subjects] of byName) {
    const drawn = subjects.map(({ svg }) => svg).join('');
    const hash = shortHash(toolKey + drawn).slice(0, 6);
    for (const { language, svg } of subjects) drawings.set(previewFile(name, language, hash), svg);
    const words = subjects.flatMap(({ language, words }) => (words ? [[language, words]] : []));
    previews[name] = {
      hash,
      ...(words.length ? { words: Object.fromEntries(words) } : {}),
    };
  }
  let fonts: Fonts | undefined;
  return {
    previews,
    files: [...drawings.keys()],
    render: async (file) => {
      const path = join(cache, file);
      if (existsSync(path)) return readFile(path);
      fonts ??= loadFonts(root);
      const png = await rendered(outlineText(drawings.get(file) ?? '', fonts));
      writeFileSync(path, png);
      return png;
    },
  };
}

/**
 * Flat colours fit a small palette: a third of the size of full colour. Level 6
 * compresses nearly as well as 9 in half the time.
 */
async function rendered(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4 },
  })
    .removeAlpha()
    .png({ palette: true, quality: 60, effort: 1, dither: 0, compressionLevel: 6 })
    .toBuffer();
}
