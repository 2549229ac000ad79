import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { get } from '../support/http.ts';

describe('the style guide exists in development only', () => {
  test('its address is treated as unknown', async () => {
    const [guide, unknown] = await Promise.all([get('/styleguide'), get('/no-such-page')]);
    expect(guide.status).toBe(302);
    expect([guide.status, guide.headers.get('Location')]).toEqual([
      unknown.status,
      unknown.headers.get('Location'),
    ]);
  });

  test('no file of the build contains any of it', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|css|json)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(
      files.filter(
        (file) =>
          /styleguide/i.test(file) ||
          /styleguide|guide-swatch/i.test(readFileSync(join('dist', file), 'utf8')),
      ),
    ).toEqual([]);
  });
});
