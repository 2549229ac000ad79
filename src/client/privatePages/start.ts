import { startQuickExit } from './quickExit.ts';
import { hideReferrer } from './referrer.ts';

// Private pages load this in place of the script of all pages, which it fetches in turn:
// the way out works before anything else has arrived.
startQuickExit();
hideReferrer();
const { start } = document.querySelector<HTMLElement>('[data-start]')?.dataset ?? {};
// By its address: a file that another one imports by name would be cut into pieces.
if (start) import(/* @vite-ignore */ start).catch(console.error);
