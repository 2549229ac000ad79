import { expect, test } from 'vitest';
import { validAnswers, validForm } from '../../support/forms/answers.ts';
import { naming, post, postJson } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite();

test('a post to the API with an unknown form is refused with the reason', async () => {
  expect(
    await postJson(site, 'other', { ...validAnswers('other'), formulario: 'buzon' }),
  ).toMatchObject({ status: 422, errors: { formulario: [expect.any(String)] } });
  expect(await postJson(site, 'other', { ...validAnswers('other'), tipo: '7' })).toMatchObject({
    status: 422,
    errors: { tipo: [expect.any(String)] },
  });
  expect(naming('other')).toEqual({ formulario: 'contacto', tipo: '0' });
});

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

test('a post to a form without a language is redirected with its answers', async () => {
  const response = await post(site, '/newsletter', validForm('newsletter', {}), {
    'Accept-Language': 'fr',
  });
  expect([response.status, response.headers.get('Location')]).toEqual([
    307,
    '/fr/lettre-d-information',
  ]);
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

test('a post to another spelling of a form’s address is redirected with its answers', async () => {
  const response = await post(site, '/ES/Newsletter/', validForm('newsletter', {}));
  expect([response.status, response.headers.get('Location')]).toEqual([308, '/es/newsletter']);
  expect(origin.calls).toEqual([]);
});
