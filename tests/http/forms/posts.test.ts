import { expect, test } from 'vitest';
import { validForm } from '../../support/forms/answers.ts';
import { post } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite();

test('an unsupported method gets 405 with the allowed ones', async () => {
  for (const [method, path, allow] of [
    ['GET', '/api/newsletter', 'POST'],
    ['GET', '/api/contacto', 'POST'],
    ['POST', '/api/words/es/other', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['DELETE', '/sitemap.xml', 'GET, HEAD'],
  ] as const) {
    const response = await fetch(site.url + path, { method });
    expect([response.status, response.headers.get('Allow')], path).toEqual([405, allow]);
  }
});

test.each([
  ['without a language', '/newsletter', 307, '/fr/lettre-d-information'],
  ['in another spelling', '/ES/Newsletter/', 308, '/es/newsletter'],
])('a post to a form %s is redirected with its answers', async (_, path, status, target) => {
  const headers = { 'Accept-Language': 'fr' };
  const response = await post(site, path, validForm('newsletter', {}), headers);
  expect([response.status, response.headers.get('Location')]).toEqual([status, target]);
  expect(origin.calls).toEqual([]);
});

test('a large post that is redirected or refused unread still gets a response', async () => {
  const large = () => {
    const form = new FormData();
    form.set('documento', new File(['x'.repeat(500_000)], 'x.pdf'));
    return form;
  };
  for (let i = 0; i < 20; i++) {
    const spelling = await post(site, '/ES/Newsletter/', large());
    const refused = await post(site, '/es/historia', large());
    expect([spelling.status, refused.status]).toEqual([308, 405]);
  }
});
