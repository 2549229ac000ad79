/**
 * Prints how many bytes, compressed, what the Worker's script knows of content/ takes, for
 * the copy of the project in the working directory. It asks the build's plugins for their
 * modules and builds nothing else, which takes seconds instead of minutes.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Plugins of the copy: they read the copy's content and drawings. */
const pluginsOf = async (name: string, ...options: unknown[]): Promise<Plugin[]> => {
  const module = await import(pathToFileURL(`build/plugins/${name}.ts`).href);
  return [module[name](...options)].flat();
};
const { holdContent } = await import(pathToFileURL('build/plugins/contentPlugin.ts').href);
const held = holdContent();
const plugins = [
  ...(await pluginsOf('contentPlugin', held)),
  ...(await pluginsOf('imagesPlugin', held)),
];

/** Every module of content/, but for those that only browsers load. */
const declared = readFileSync('src/content/modules.d.ts', 'utf8').matchAll(
  /declare module '(virtual:content\/(?!suggestions|consent-bar|dictionary\/)[^']+)'/g,
);
const modules = [
  ...[...declared].map(([, name = '']) => name),
  'virtual:pictures',
  'virtual:photos',
  'virtual:previews',
];

const call = (hook: unknown, ...given: unknown[]): unknown =>
  (hook as ((...given: unknown[]) => unknown) | undefined)?.(...given);

let code = '';
for (const plugin of plugins)
  await call(plugin.configResolved, { root: process.cwd(), command: 'build' });
for (const name of modules)
  for (const plugin of plugins) code += (await call(plugin.load, `\0${name}`)) ?? '';
console.log(gzipSync(code, { level: 9 }).byteLength);
