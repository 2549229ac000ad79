import { languages } from '../../src/site/i18n/languages.ts';
import { visitPages, widths } from '../support/browser/pageVisits.ts';
import { pageKinds } from '../support/places.ts';

// Languages and widths rotate: the sweep visits every page in all of them.
await visitPages(
  pageKinds.map((place, i) => ({
    place,
    language: languages[i % languages.length] ?? 'es',
    width: widths[Math.floor(i / languages.length) % widths.length] ?? 390,
  })),
);
