import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Content } from '../content/reading/load.ts';
import { pictureSources } from '../drawings/pictureSources.ts';
import { catalogue } from './catalogue.ts';
import type { Printed, Sources } from './document.ts';
import { codeOfConduct, report } from './documents.ts';
import { sheet } from './sheet.ts';

const documents: Record<string, (sources: Sources) => Printed | Promise<Printed>> = {
  'catalogo-snacks.pdf': (sources) => catalogue(sources, 'snacks'),
  'catalogo-caramelos.pdf': (sources) => catalogue(sources, 'caramelos'),
  'informe-einf-2023.pdf': report,
  'codigo-de-conducta.pdf': codeOfConduct,
};
export const documentFiles = Object.keys(documents);

/** The page that a document is printed from. */
export async function pageOf(file: string, sources: Sources): Promise<string> {
  const make = documents[file];
  if (!make) throw new Error(`there is no document ${file}`);
  return sheet(await make(sources));
}

/**
 * A hash of what each document would be printed from now, by file. Drawings count as
 * they are drawn, so that neither a browser nor the tools that pack them have a part in
 * it.
 */
export async function sourceHashes(content: Content): Promise<Record<string, string>> {
  const drawings = new Map(
    pictureSources('.').flatMap(({ names, svg }) => names.map((name) => [name, svg])),
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
    await Promise.all(
      documentFiles.map(async (file) => [file, await hash(file)] as const),
    ),
  );
}

/**
 * Keeps the hashes of what the files in public/downloads/ were printed from; beside
 * them it would be published.
 */
export const printedFile = 'build/downloads/printed.json';
export const printedHashes = (): Record<string, string> =>
  JSON.parse(readFileSync(printedFile, 'utf8')) as Record<string, string>;
