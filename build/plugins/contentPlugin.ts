import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { checkContent } from '../content/check.ts';
import { moduleByLanguage } from '../content/compiling/byLanguage.ts';
import { contentDates } from '../content/compiling/dates.ts';
import { compileRedirects } from '../content/compiling/redirects.ts';
import type { CompiledText } from '../content/compiling/text.ts';
import { describeFault } from '../content/faults/fault.ts';
import type { Content } from '../content/reading/load.ts';

const prefix = 'virtual:content/';

/**
 * Offers content/ to the Worker as modules: `virtual:content/products`, `…/families`,
 * `…/faqs`, `…/promotion-terms`, `…/downloads`, `…/redirects`, `…/dates`, and `…/texts`, which reads one
 * text at a time: a build writes them to files beside the browser's, the development
 * server has a module for each. A fault in content/ stops the build.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  let building = false;
  let content: Content | undefined;
  const load = (): Content => {
    if (content) return content;
    const checked = checkContent(root);
    if (checked.faults.length)
      throw new Error(
        `content/ has faults:\n${checked.faults.map(describeFault).join('\n')}`,
      );
    content = checked.content;
    return content;
  };
  return {
    name: 'content',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      return building && name === 'texts'
        ? filesOfTexts(load(), root)
        : moduleOf(name, load(), root);
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [path, text] of load().texts)
        this.emitFile({
          type: 'asset',
          fileName: fileOf(path, text),
          source: written(text),
        });
    },
    configureServer(server) {
      server.watcher.add(join(root, 'content'));
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(join(root, 'content'))) return;
        content = undefined;
        for (const environment of Object.values(server.environments)) {
          for (const [id, module] of environment.moduleGraph.idToModuleMap)
            if (id.startsWith(`\0${prefix}`))
              environment.moduleGraph.invalidateModule(module);
        }
        server.environments['client']?.hot.send({ type: 'full-reload' });
      });
    },
  };
}

function moduleOf(name: string, content: Content, root: string): string {
  const exported = (value: unknown) => `export default ${JSON.stringify(value)};`;
  const byLanguage = (value: unknown) =>
    moduleByLanguage(value, join(root, 'src/site/i18n/joined.ts'));
  if (name === 'products') return byLanguage(content.products);
  if (name === 'families') return byLanguage(content.families);
  if (name === 'redirects')
    return exported(compileRedirects(content.files['content/redirects.json'] ?? []));
  if (name === 'promotion-terms') return exported(content.promotionTerms);
  if (name === 'dates') return exported(contentDates(root, content));
  if (name === 'faqs') return byLanguage(content.faqs);
  if (name === 'downloads') return exported(content.downloads);
  if (name === 'texts')
    return `export default {${[...content.texts.keys()].map((path) => `${JSON.stringify(path)}: async () => (await import(${JSON.stringify(`${prefix}text/${path}`)})).default`).join(',')}};`;
  const text = content.texts.get(name.replace(/^text\//, ''));
  if (!text) throw new Error(`${prefix}${name} does not exist`);
  return `export default ${written(text)};`;
}

/** Reads every text from its file. */
function filesOfTexts({ texts }: Content, root: string): string {
  const files = Object.fromEntries(
    [...texts].map(([path, text]) => [path, `/${fileOf(path, text)}`]),
  );
  return `import { textFile } from ${JSON.stringify(join(root, 'src/worker/textFile.ts'))};
export default Object.fromEntries(Object.entries(${JSON.stringify(files)}).map(([path, file]) => [path, (files) => textFile(files, file)]));`;
}

/** What pages show of a text. */
const written = ({ sections, position, product, ...shown }: CompiledText): string =>
  JSON.stringify(shown);

const fileOf = (path: string, text: CompiledText): string =>
  `assets/text-${path.replaceAll('/', '-')}-${createHash('sha256').update(written(text)).digest('hex').slice(0, 6)}.json`;
