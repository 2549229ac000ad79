import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Content } from '../content/reading/load.ts';
import { packsOf } from '../drawings/packDesigns.ts';
import { pictureSources } from '../drawings/pictureSources.ts';
import { catalogue } from './catalogue.ts';
import { codeOfConduct, sustainabilityReport } from './documents.ts';
import { type Printed, type Sources, sheet } from './sheet.ts';

const documents: Record<string, (sources: Sources) => Printed | Promise<Printed>> = {
  'catalogo-snacks.pdf': (sources) => catalogue(sources, 'snacks'),
  'catalogo-caramelos.pdf': (sources) => catalogue(sources, 'caramelos'),
  'informe-einf-2023.pdf': sustainabilityReport,
  'codigo-de-conducta.pdf': codeOfConduct,
};
export const documentFiles = Object.keys(documents);

/** The HTML page that a document is printed from. */
export async function pageOf(file: string, sources: Sources): Promise<string> {
  const make = documents[file];
  if (!make) throw new Error(`there is no document ${file}`);
  return sheet(await make(sources));
}

/**
 * A hash of each document's current source, by file. Drawings are hashed as SVG, so the
 * result does not depend on the browser or on compression tools.
 */
export async function sourceHashes(content: Content): Promise<Record<string, string>> {
  const drawings = new Map(
    pictureSources(packsOf(content)).flatMap(({ names, svg }) => names.map((name) => [name, svg])),
  );
  const picture = (name: string): string => {
    const svg = drawings.get(name);
    if (svg === undefined) throw new Error(`there is no picture ${name}`);
    return svg;
  };
  const hash = async (file: string) =>
    createHash('sha256')
      .update(
        await pageOf(file, {
          content,
          picture,
          photograph: async (name) => picture(name),
        }),
      )
      .digest('hex')
      .slice(0, 16);
  return Object.fromEntries(
    await Promise.all(documentFiles.map(async (file) => [file, await hash(file)] as const)),
  );
}

/**
 * Holds the hashes of the sources of public/downloads/. It is stored elsewhere so that it
 * is not published.
 */
export const printedFile = 'build/downloads/printed.json';
export const printedHashes = (): Record<string, string> =>
  JSON.parse(readFileSync(printedFile, 'utf8')) as Record<string, string>;
