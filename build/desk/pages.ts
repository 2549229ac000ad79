import type { CmsConfig } from '@sveltia/cms';
import { addressRow, type PageName, pageNames } from '../../src/site/addresses/addresses.ts';
import { deskMessages } from '../messages/desk.ts';
import { mostOfLine } from './handIn.ts';

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
 * The desk: the content manager, the site beside it, and below both the faults. Buttons that
 * come and go have places of their own, so that a second click never meets another one.
 */
export const deskPage = (): string => `<!DOCTYPE html>
<html lang="es">
<meta charset="utf-8">
<title>Risi · La mesa</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  body { display: grid; grid: minmax(0, 1fr) auto / 3fr 2fr; height: 100vh; margin: 0; font: 1rem/1.5 sans-serif }
  iframe { box-sizing: border-box; border: 0; width: 100%; height: 100% }
  [aria-busy] { opacity: .4 }
  [hidden] { display: none !important }
  #site { display: grid; border-inline-start: 1px solid #ccc }
  #site p { margin: auto; padding: 1rem }
  section { grid-column: 1 / -1; display: flex; flex-direction: column; max-height: 25vh; background: #e8f3e8 }
  section:has(#faults li) { background: #fdebd8 }
  #said { flex: 1; overflow: auto; margin-top: .5rem; padding: 0 1rem }
  #actions { display: flex; gap: .5rem; padding: .5rem 1rem }
  h1 { position: sticky; top: 0; background: inherit }
  #said, #said div { background: inherit }
  [name=undo] { margin-inline-start: auto }
  h1, ol, ul, p { margin: 0; font-size: 1rem }
  dialog { max-width: 40rem }
  dialog form { display: grid; gap: 1rem }
  pre { margin: 0; font-size: .75rem; white-space: pre-wrap }
  @media (width < 60rem) { body { grid: 3fr 2fr auto / 1fr } #site { border: 0 } }
</style>
<body data-places='${JSON.stringify(places)}' data-words='${JSON.stringify(deskMessages)}'>
<iframe name="editor" title="Contenidos" src="/desk/editor"></iframe>
<div id="site"><iframe name="site" title="La web" src="/es"></iframe><p data-word="absent" hidden></p></div>
<section>
<div id="said">
<form id="copy" hidden novalidate><label><span data-word="copyFor"></span>
<input name="to" placeholder="Pipas de verano"></label> <button data-word="copy"></button> <output></output></form>
<div aria-live="polite"><h1></h1><ol id="faults"></ol></div>
<div id="unread" hidden><p data-word="unread"></p><ul></ul><button name="read" data-word="read"></button></div>
</div>
<div id="actions">
<button name="fix" data-word="fix" hidden></button>
<span id="more"></span>
<button name="undo" data-word="undo"></button>
<button name="handIn" data-word="handIn"></button>
</div>
</section>
<dialog><form novalidate><label><span></span> <input name="line" maxlength="${mostOfLine}" size="60"></label>
<div aria-live="polite"><p></p><a target="_blank" rel="noopener"></a><pre></pre></div>
<div><button name="act"></button> <button name="close" type="button" data-word="close"></button></div></form></dialog>
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
