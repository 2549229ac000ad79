import { describe, expect, test } from 'vitest';
import { productKeys } from '../../support/contentNames.ts';
import { get } from '../../support/http.ts';

describe('the open catalogue', () => {
  test('lists every product in three languages for anyone', async () => {
    const response = await get('/api/products.json', { Origin: 'https://shop.example.com' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('Cache-Control')).toContain('public');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const { products } = (await response.json()) as {
      products: { key: string; title: object; url: Record<string, string> }[];
    };
    expect(products.map(({ key }) => key).sort()).toEqual([...productKeys].sort());
    for (const { title, url } of products)
      expect([Object.keys(title), Object.keys(url)]).toEqual([
        ['es', 'en', 'fr'],
        ['es', 'en', 'fr'],
      ]);
  });

  test('leaves out what the pack does not show', async () => {
    const claimsOf = async (key: string) =>
      ((await (await get(`/api/products/${key}.json`)).json()) as { claims: object }).claims;
    expect(await claimsOf('jamon')).not.toHaveProperty('glutenFree');
    expect(await claimsOf('singluten-digestive')).toMatchObject({ glutenFree: true });
    expect(await claimsOf('supermaria')).toMatchObject({ glutenFree: false });
  });

  test.each(['nope', '__proto__', 'constructor', '..%2f..%2fx', '%00'])(
    'answers 404 in JSON for %s',
    async (key) => {
      const response = await get(`/api/products/${key}.json`);
      expect([response.status, await response.json()]).toEqual([
        404,
        { ok: false, error: 'not found' },
      ]);
    },
  );

  test('is read-only', async () => {
    const response = await get('/api/products.json', {}, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await get('/api/products.json', {}, { method: 'HEAD' })).status).toBe(200);
  });
});
