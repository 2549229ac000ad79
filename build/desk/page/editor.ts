import type { CmsConfig } from '@sveltia/cms';

// The content manager, in a frame of the desk: in Spanish, whatever the browser speaks, and in
// the entry after a save, beside its page and its faults. It reads this as it loads, and editors
// can change both.
localStorage['sveltia-cms.prefs'] = JSON.stringify({
  locale: 'es-CO',
  closeOnSave: false,
  ...JSON.parse(localStorage['sveltia-cms.prefs'] ?? '{}'),
});
const { default: CMS } = await import('@sveltia/cms');
const answer = await fetch('/desk/configuration.json');
CMS.init({ config: (await answer.json()) as CmsConfig });

// A save reloads the site beside it. The editor stays, with what is written meanwhile.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise(() => {}));
