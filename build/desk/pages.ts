import type { CmsConfig } from '@sveltia/cms';
import { addressRow, type PageName, pageNames } from '../../src/site/addresses/addresses.ts';

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

/** The desk: the content manager, the site beside it, and below both the faults. */
export const deskPage = (): string => `<!DOCTYPE html>
<html lang="es">
<meta charset="utf-8">
<title>Risi · La mesa</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  body { display: grid; grid: 1fr auto / 3fr 2fr; height: 100vh; margin: 0; font: 1rem/1.5 sans-serif }
  iframe { box-sizing: border-box; border: 0; width: 100%; height: 100% }
  iframe + iframe { border-inline-start: 1px solid #ccc }
  section { grid-column: 1 / -1; max-height: 30vh; overflow: auto; padding: .5rem 1rem; background: #e8f3e8 }
  section:has(li) { background: #fdebd8 }
  h1, ol, p { margin: 0; font-size: 1rem }
  p { white-space: pre-wrap }
  @media (width < 60rem) { body { grid: 3fr 2fr auto / 1fr } iframe + iframe { border: 0 } }
</style>
<body data-places='${JSON.stringify(places)}'>
<iframe name="editor" title="Contenidos" src="/desk/editor"></iframe>
<iframe name="site" title="La web" src="/es"></iframe>
<section>
<form hidden><label>Copiar estas bases para otra promoción, que se llama
<input name="to" required pattern="[a-z0-9]+(-[a-z0-9]+)*" placeholder="pipas-verano" title="Su clave, o las palabras de su nombre: minúsculas, cifras y guiones"></label> <button>Copiar</button></form>
<div aria-live="polite"><h1>Comprobando…</h1><ol></ol><p></p></div>
<button name="fix" hidden>Corregir espacios y signos</button>
<button name="read" hidden>Leído en todos los idiomas</button>
</section>
<script type="module" src="/build/desk/page/desk.ts"></script>
</html>
`;

const spanishPage = (page: PageName): string => `/es/${addressRow(page).slugs.es}`;
/** Of pages that show an entry each, up to its key. */
const startOf = (page: PageName): string => spanishPage(page).replace(/{.*/, '');

/**
 * The Spanish page of each entry that has one, and of each folder of entries the start of its
 * pages. Some files are named like their page.
 */
const places: Record<string, string> = {
  ...Object.fromEntries(
    pageNames
      .filter((page) => !spanishPage(page).includes('{'))
      .flatMap((page) =>
        ['texts', '_singletons'].map((kind) => [`${kind}/entries/${page}`, spanishPage(page)]),
      ),
  ),
  'products/entries/': startOf('product'),
  'terms/entries/': startOf('promotion-terms'),
};

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
