import { fileURLToPath } from 'node:url';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { breakpointsPlugin } from './build/plugins/breakpointsPlugin.ts';
import { buildIdPlugin } from './build/plugins/buildIdPlugin.ts';
import { cleanerPlugin } from './build/plugins/cleanerPlugin.ts';
import { clientAssetsPlugin, clientEntries } from './build/plugins/clientAssetsPlugin.ts';
import { contentPlugin } from './build/plugins/contentPlugin.ts';
import { holdContent } from './build/plugins/heldContent.ts';
import { photosPlugin } from './build/plugins/photosPlugin.ts';
import { picturesPlugin } from './build/plugins/picturesPlugin.ts';
import { previewsPlugin } from './build/plugins/previewsPlugin.ts';
import { quotesPlugin } from './build/plugins/quotesPlugin.ts';
import { relaxedNestingPlugin } from './build/plugins/relaxedNestingPlugin.ts';
import { styleFilesPlugin } from './build/plugins/styleFilesPlugin.ts';

/**
 * Vite's wrapper of dynamic imports preloads scripts and style files. Here scripts are
 * small and bring no style files of their own (a page links the sheets that it needs
 * further down), so the wrapper, a third of the entry script, would have nothing to do.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  configResolved: ({ plugins }) => {
    const wrapper = plugins.findIndex(
      ({ name }) => name === 'native:import-analysis-build',
    );
    if (wrapper < 0) throw new Error('Vite wraps dynamic imports elsewhere now');
    (plugins as Plugin[]).splice(wrapper, 1);
  },
};

/**
 * Browsers since December 2023, the first in which all know :has(): they read nested
 * rules as they are written, which are shorter. Cloudflare's plugin sets older ones for
 * the Worker, whose pages carry styles too.
 */
const cssTarget: Plugin = {
  name: 'css-target',
  configEnvironment(_, { build }) {
    if (build) build.cssTarget = ['chrome120', 'firefox121', 'safari17.2'];
  },
};

const content = holdContent();

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    contentPlugin(content),
    picturesPlugin(),
    photosPlugin(content),
    previewsPlugin(content),
    breakpointsPlugin(),
    buildIdPlugin(),
    clientAssetsPlugin(),
    styleFilesPlugin(),
    plainImports,
    cssTarget,
    relaxedNestingPlugin(),
    cleanerPlugin(),
    quotesPlugin(),
    cloudflare({
      configPath: './wrangler.toml',
      viteEnvironment: { name: 'site' },
      auxiliaryWorkers: [
        { configPath: './wrangler.origin.toml', viteEnvironment: { name: 'origin' } },
      ],
    }),
  ],
  environments: {
    // Small scripts start faster. The log gets the names of functions from the source
    // map.
    site: { build: { minify: true } },
    // Small pieces, each fetched when it is needed: preloading them would cost every
    // page more than it saves.
    client: {
      build: {
        manifest: true,
        modulePreload: false,
        rollupOptions: {
          input: clientEntries,
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: {
              // What they import stays where it is, most of it in the entry script.
              includeDependenciesRecursively: false,
              // What the question about cookies and the invitation share: one file
              // weighs less than four.
              groups: [
                {
                  name: 'overlays',
                  test: /client\/(browser\/(announce|element|linkStyle)|consent\/(submitChoice|choiceButton|saveChoice)\.)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // The Worker names the client's hashed files, so the client is built first.
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'site', 'origin']) {
        const environment = builder.environments[name];
        if (environment && !environment.isBuilt) await builder.build(environment);
      }
    },
  },
  build: { target: 'es2023' },
  resolve: {
    // The server package holds two renderers; only the one that makes strings is used.
    // Pinned with React's version.
    alias:
      command === 'serve'
        ? []
        : [
            {
              find: /^react-dom\/server(\.edge)?$/,
              replacement: fileURLToPath(
                new URL(
                  './node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
                  import.meta.url,
                ),
              ),
            },
          ],
  },
}));
