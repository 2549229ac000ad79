import { registerHooks } from 'node:module';
import { moduleOf, modulePrefix } from './modules.ts';
import { type Content, loadContent } from './reading/load.ts';

let loaded: Content | undefined;
const content = (): Content => (loaded ??= loadContent('.'));

// Lets Node resolve the virtual content modules. A script imports this file first, and
// then imports code of the site with import().
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith(modulePrefix)
      ? { url: specifier, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.startsWith(modulePrefix)
      ? {
          format: 'module',
          source: moduleOf(url.slice(modulePrefix.length), content()),
          shortCircuit: true,
        }
      : next(url, context),
});
