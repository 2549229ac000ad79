import { join } from 'node:path';
import type { Plugin } from 'vite';
import { moduleByLanguage } from './content/byLanguage.ts';
import { checkContent } from './content/check.ts';
import { contentDates } from './content/dates.ts';
import { describeFault } from './content/fault.ts';
import type { Content } from './content/load.ts';
import { compileRedirects } from './content/redirects.ts';

const prefix = 'virtual:content/';

/**
 * Offers content/ to the Worker as modules: `virtual:content/products`, `…/families`, `…/faqs`, `…/downloads`, `…/redirects`,
 * `…/dates`, and `…/texts`, which loads one text at a time. A fault in content/ stops the build.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  let content: Content | undefined;
  const load = (): Content => {
    if (content) return content;
    const checked = checkContent(root);
    if (checked.faults.length) throw new Error(`content/ has faults:\n${checked.faults.map(describeFault).join('\n')}`);
    content = checked.content;
    return content;
  };
  return {
    name: 'content',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      return moduleOf(id.slice(prefix.length + 1), load(), root);
    },
    configureServer(server) {
      server.watcher.add(join(root, 'content'));
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(join(root, 'content'))) return;
        content = undefined;
        for (const environment of Object.values(server.environments)) {
          for (const [id, module] of environment.moduleGraph.idToModuleMap) if (id.startsWith(`\0${prefix}`)) environment.moduleGraph.invalidateModule(module);
        }
        server.environments['client']?.hot.send({ type: 'full-reload' });
      });
    },
  };
}

function moduleOf(name: string, content: Content, root: string): string {
  const exported = (value: unknown) => `export default ${JSON.stringify(value)};`;
  const byLanguage = (value: unknown) => moduleByLanguage(value, join(root, 'src/site/joined.ts'));
  if (name === 'products') return byLanguage(content.products);
  if (name === 'families') return byLanguage(content.families);
  if (name === 'redirects') return exported(compileRedirects(content.files['content/redirects.json'] ?? []));
  if (name === 'dates') return exported(contentDates(root, content));
  if (name === 'faqs') return byLanguage(content.faqs);
  if (name === 'downloads') return exported(content.downloads);
  if (name === 'texts') {
    const entries = [...content.texts.keys()].map((text) => `${JSON.stringify(text)}: () => import(${JSON.stringify(`${prefix}text/${text}`)})`);
    return `export default {${entries.join(',')}};`;
  }
  const text = content.texts.get(name.replace(/^text\//, ''));
  if (!text) throw new Error(`${prefix}${name} does not exist`);
  const { sections, ...read } = text;
  return exported(read);
}
