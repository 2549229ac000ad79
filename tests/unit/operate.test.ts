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
  test.each(['production', 'preview'])('describes every binding of wrangler.toml in %s', (name) => {
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
  });

  test('describes every setting that the Worker reads, and no other', () => {
    const settings = [
      ...readFileSync('src/worker/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+)\??: /gm),
    ].map(([, setting]) => setting);
    expect(settings.length).toBeGreaterThan(10);
    expect([...named].sort()).toEqual(settings.sort());
  });
});
