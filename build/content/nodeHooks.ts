import { registerHooks } from 'node:module';
import { moduleOf, modulePrefix } from './modules.ts';
import { loadContent } from './reading/load.ts';

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
          source: moduleOf(url.slice(modulePrefix.length), loadContent('.')),
          shortCircuit: true,
        }
      : next(url, context),
});
