import { rmSync } from 'node:fs';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { breakpointsPlugin } from './build/plugins/breakpointsPlugin.ts';
import { buildIdPlugin } from './build/plugins/buildIdPlugin.ts';
import { clientAssetsPlugin, clientEntries } from './build/plugins/clientAssetsPlugin.ts';
import { contentPlugin, holdContent } from './build/plugins/contentPlugin.ts';
import { deskPlugin, lastFaultless } from './build/plugins/deskPlugin.ts';
import { imagesPlugin } from './build/plugins/imagesPlugin.ts';
import { styleFilesPlugin } from './build/plugins/styleFilesPlugin.ts';
import { warningsPlugin } from './build/plugins/warningsPlugin.ts';

const held = holdContent();
/** `npm run edit` serves the editor's desk beside the site. */
const isDesk = process.env['DESK'] !== undefined;
const content = isDesk ? lastFaultless(held) : held;

/** Everything works and looks whole in these and newer ones. */
const oldestBrowsers = ['safari15.6', 'chrome109', 'firefox115'];

/** Answers for the company's back end, only on this machine: it is never deployed. */
const embeddedBackEnd = {
  config: { services: [{ binding: 'DEV_ORIGIN', service: 'risi-origin' }] },
  auxiliaryWorkers: [{ configPath: './wrangler.origin.toml', viteEnvironment: { name: 'origin' } }],
};

export default defineConfig({
  plugins: [
    warningsPlugin(),
    react(),
    isDesk && deskPlugin(held),
    contentPlugin(content),
    imagesPlugin(content),
    breakpointsPlugin(),
    buildIdPlugin(),
    clientAssetsPlugin(),
    styleFilesPlugin(),
    cloudflare({
      configPath: './wrangler.toml',
      viteEnvironment: { name: 'site' },
      ...(process.env['CLOUDFLARE_ENV'] ? {} : embeddedBackEnd),
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
        target: oldestBrowsers,
        manifest: true,
        modulePreload: false,
        rollupOptions: { input: clientEntries },
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
      // Only the build needs the manifest, which names folders of this machine.
      rmSync('dist/client/.vite', { recursive: true });
    },
  },
  build: { target: 'es2023', cssTarget: oldestBrowsers },
});
