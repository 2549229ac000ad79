import { startQuickExit } from './quickExit.ts';
import { hideReferrer } from './referrer.ts';

// Private pages load this entry first, and it then loads the main one. The quick exit
// works before anything else has loaded.
startQuickExit();
hideReferrer();
const { start } = document.querySelector<HTMLElement>('[data-start]')?.dataset ?? {};
// Imported by URL: a static specifier would make the bundler split the main entry.
if (start) import(/* @vite-ignore */ start).catch(console.error);
