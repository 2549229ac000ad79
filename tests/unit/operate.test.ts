import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { environmentOf } from '../../build/commands/wrangler.ts';

const guide = readFileSync('docs/operate.md', 'utf8');
const named = new Set(
  [...guide.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
  ),
);

describe('docs/operate.md', () => {
  test.each(['production', 'preview'])(
    'describes every binding of wrangler.toml in %s',
    (name) => {
      const config = environmentOf('wrangler.toml', name);
      const bindings = [
        ...config.r2_buckets.map(({ binding }) => binding),
        ...config.kv_namespaces.map(({ binding }) => binding),
        ...(config.queues.producers ?? []).map(({ binding }) => binding),
        ...config.ratelimits.map(({ name: binding }) => binding),
        ...config.analytics_engine_datasets.map(({ binding }) => binding),
        ...Object.keys(config.vars),
      ];
      expect(bindings.length).toBeGreaterThan(4);
      expect(bindings.filter((binding) => !named.has(binding))).toEqual([]);
    },
  );

  test('describes every setting that the Worker reads, and no other', () => {
    const settings = [
      ...readFileSync('src/worker/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+)\??: /gm),
    ].map(([, setting]) => setting);
    expect(settings.length).toBeGreaterThan(10);
    expect([...named].sort()).toEqual(settings.sort());
  });

  test('names only commands in package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(
      ([, command = '']) => command,
    );
    expect(commands.filter((command) => !scripts[command])).toEqual([]);
  });

  test('links only to its own sections', () => {
    const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) =>
        `#${heading
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-')}`,
    );
    const links = [...guide.matchAll(/\]\((#[^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  });
});
