import { registerHooks } from 'node:module';
import { moduleOf, modulePrefix } from './modules.ts';
import { loadContent } from './reading/load.ts';

// A script that Node runs by itself imports this file, and then, with import(), code of
// the site that gets at content/ through its modules.
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
