import type { Plugin } from 'vite';

/**
 * Leaves out what the minifier writes before every nested rule: `.card{& p{…}&>b{…}}`
 * and `.card{p{…}>b{…}}` are the same to all browsers that the site is built for. Other
 * uses of `&` stay.
 */
export const withoutAmpersands = (css: string): string =>
  css.replace(/(?<=[{};,])&(?: (?=[\w.#:[*])|(?=[>+~]))/g, '');

/**
 * Shortens the style sheets of the client, which are files, and of the Worker, which
 * are strings in its script.
 */
export function relaxedNestingPlugin(): Plugin {
  return {
    name: 'relaxed-nesting',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (code) => ({ code: withoutAmpersands(code), map: null }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = withoutAmpersands(String(file.source));
    },
  };
}
