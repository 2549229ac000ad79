import { expect, test } from 'vitest';
import { imageHostsFor } from '../../src/worker/backEnd/connection.ts';
import { isShownPicture } from '../../src/worker/backEnd/responses/cleanHtml.ts';
import type { Env } from '../../src/worker/env.ts';

test('a comma at the end of IMAGE_HOSTS names no host, and shows no picture without one', () => {
  const hosts = imageHostsFor('www.example.com', { IMAGE_HOSTS: 'a.example,b.example,' } as Env);
  expect(hosts).toEqual(['a.example', 'b.example']);
  expect(isShownPicture('https://b.example/1.png', hosts)).toBe(true);
  for (const address of ['', '/1.png', 'data:image/png;base64,', 'https://c.example/1.png'])
    expect(isShownPicture(address, hosts)).toBe(false);
});
