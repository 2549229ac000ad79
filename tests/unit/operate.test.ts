import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const guide = readFileSync('docs/operate.md', 'utf8');
const named = new Set(
  [...guide.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
  ),
);

describe('docs/operate.md', () => {
  test('describes every setting that the Worker reads, and no other', () => {
    const settings = [
      ...readFileSync('src/worker/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+)\??: /gm),
    ].map(([, setting]) => setting);
    expect(settings.length).toBeGreaterThan(10);
    expect([...named].sort()).toEqual(settings.sort());
  });
});
