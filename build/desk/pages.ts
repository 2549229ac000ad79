import type { CmsConfig } from '@sveltia/cms';
import { addressOf, addressRow, pageNames } from '../../src/site/addresses/addresses.ts';
import type { Checked } from '../content/check.ts';
import { describeFault } from '../content/faults/fault.ts';

/** The content manager alone; the desk shows it in a frame. */
export const editorPage = (): string => `<!DOCTYPE html>
<html lang="es">
<meta charset="utf-8">
<title>Contenidos</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<body>
<script type="module" src="/build/desk/page/editor.ts"></script>
</html>
`;

/**
 * The desk: the content manager, the site beside it, and below both the faults.
 *
 * @param products Keys of the products.
 */
export const deskPage = (products: readonly string[]): string => `<!DOCTYPE html>
<html lang="es">
<meta charset="utf-8">
<title>Risi · La mesa</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  body { display: grid; grid: 1fr auto / 3fr 2fr; height: 100vh; margin: 0; font: 1rem/1.5 sans-serif }
  iframe { border: 0; width: 100%; height: 100% }
  iframe + iframe { border-inline-start: 1px solid #ccc }
  section { grid-column: 1 / -1; max-height: 30vh; overflow: auto; padding: .5rem 1rem; background: #e8f3e8 }
  section:has(li) { background: #fdebd8 }
  h1, ol { margin: 0; font-size: 1rem }
  @media (width < 60rem) { body { grid: 3fr 2fr auto / 1fr } iframe + iframe { border: 0 } }
</style>
<body data-places='${JSON.stringify(placesOf(products)).replaceAll("'", '&#39;')}'>
<iframe name="editor" title="Contenidos" src="/desk/editor"></iframe>
<iframe name="site" title="La web" src="/es"></iframe>
<section aria-live="polite"><h1>Comprobando…</h1><ol></ol></section>
<script type="module" src="/build/desk/page/desk.ts"></script>
</html>
`;

/** The Spanish page of each entry that has one; some files are named like their page. */
const placesOf = (products: readonly string[]): Record<string, string> =>
  Object.fromEntries([
    ...pageNames
      .map((page) => [page, addressRow(page).slugs.es] as const)
      .filter(([, slug]) => !slug.includes('{'))
      .flatMap(([page, slug]) =>
        ['texts', '_singletons'].map((kind) => [`${kind}/entries/${page}`, `/es/${slug}`]),
      ),
    ...products.map((key) => [`products/entries/${key}`, addressOf('product', 'es', { key })]),
  ]);

/**
 * One static page for a repository on GitHub, which any host can serve: the content manager
 * comes from the package's own network, in the version that is tested here.
 *
 * @param integrity Hash of its script, as in `sha384-…`.
 */
export const hostedPage = (
  configuration: CmsConfig,
  { version, integrity }: { version: string; integrity: string },
): string => `<!DOCTYPE html>
<html lang="es">
<meta charset="utf-8">
<title>Risi · Contenidos</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<body>
<script>window.CMS_MANUAL_INIT = true</script>
<script src="https://unpkg.com/@sveltia/cms@${version}/dist/sveltia-cms.js" integrity="${integrity}" crossorigin></script>
<script>CMS.init({ config: ${JSON.stringify(configuration).replaceAll('<', '\\u003c')} })</script>
</html>
`;

/** A fault of content/, as the desk tells it. */
export interface DeskFault {
  /** What is wrong and what to write, in Spanish. */
  text: string;
  /** Where the content manager edits the file. */
  address: string;
}

export const deskFaults = ({ faults, content }: Checked): DeskFault[] =>
  faults.map((fault) => ({
    text: describeFault(fault, 'es', content.json),
    address: `/desk/editor#/collections/${entryOf(fault.file)}`,
  }));

/** The collections of the desk, by the files that they hold. */
const entries: [file: RegExp, entry: string][] = [
  [/^content\/(products|recalls)\/(.+)\.json$/, '$1/entries/$2'],
  [/^content\/texts\/promotion-terms\/(.+)\/\w+\.md$/, 'terms/entries/$1'],
  [/^content\/texts\/(.+)\/\w+\.md$/, 'texts/entries/$1'],
  [/^content\/dictionary\/.+$/, 'words/entries/dictionary'],
  [/^content\/(.+)\.json$/, '_singletons/entries/$1'],
];

function entryOf(file: string): string {
  const [pattern, entry] = entries.find(([known]) => known.test(file)) ?? [/^.*$/, 'products'];
  return file.replace(pattern, entry);
}
