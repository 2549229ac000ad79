import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { first, get } from '../support/http.ts';

/** Tags of a page that make a browser run or fetch a script. */
const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*\ssrc=[^>]*>|<link[^>]*rel="modulepreload"[^>]*>/g)].map(
    ([tag]) => tag,
  );

describe.each([
  '/es',
  '/en/snacks',
  '/fr/snacks/mios',
  '/es/producto/jummy',
  '/es/noticias',
  '/es/contacto/otro',
  '/es/canal-etico',
  '/es/distribuidores',
  '/es/404',
])('%s', (path) => {
  test('has the hash of each script', async () => {
    const scripts = scriptsIn(await (await get(path)).text());
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) {
      const address = first(/(?:src|href)="([^"]+)"/, tag);
      const bytes = Buffer.from(await (await get(address)).arrayBuffer());
      expect(first(/integrity="([^"]+)"/, tag), address).toBe(
        `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      );
    }
  });
});
