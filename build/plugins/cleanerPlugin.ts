import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const parser = fileURLToPath(
  new URL('../../node_modules/htmlparser2/dist/Parser.js', import.meta.url),
);

/**
 * Stubs for dependencies of sanitize-html that the Worker never calls; they are two
 * thirds of its size.
 */
const instead: Record<string, string> = {
  // Reads style attributes; none is allowed.
  postcss: 'export default {};',
  // Reads srcset; that is not allowed either.
  'parse-srcset': 'export default undefined;',
  // Reads dates, for another function of the package that checks addresses.
  dayjs: 'export default {};',
  // Its trees of elements are not used, only its parser.
  htmlparser2: `export { Parser } from ${JSON.stringify(parser)};`,
};

/** Leaves out of the Worker what src/worker/backEnd/responses/cleanHtml.ts never calls. */
export function cleanerPlugin(): Plugin {
  const prefix = '\0instead-of-';
  return {
    name: 'cleaner',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'site',
    resolveId: (id) => (Object.hasOwn(instead, id) ? prefix + id : undefined),
    load: (id) => (id.startsWith(prefix) ? instead[id.slice(prefix.length)] : undefined),
  };
}
