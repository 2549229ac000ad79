import { expect, test } from 'vitest';
import { get } from '../../support/http.ts';

test('the questions are searched without accents, what is found is marked, and the count is said', async () => {
  const answer = async (q: string) => (await get(`/es/faqs?q=${q}`)).text();
  const found = await answer('azucares');
  expect(found).toContain('<mark>azúcares</mark>');
  expect(found).toMatch(/role="status">1 pregunta</);
  expect(await answer('helicóptero')).toContain('Para «helicóptero» todavía no tenemos respuesta.');
});
