import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../src/site/forms/form.ts';
import { formNames, formOf } from '../../src/site/forms/forms.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { attachmentsPath } from '../../src/worker/submissions/signedLink.ts';
import { validAnswers, validForm, wrongAnswers } from '../support/answers.ts';
import { first } from '../support/http.ts';
import {
  keysInBucket,
  naming,
  pageOf,
  post,
  postApi,
  postJson,
  postPage,
} from '../support/posting.ts';
import { attachmentKey } from '../support/site.ts';
import { submittingSite } from '../support/submittingSite.ts';

const { origin, site } = await submittingSite();

describe.each(formNames)('the form %s', (name) => {
  const form = formOf(name);
  const fileRequired = form.fields.some(
    ({ kind, required }) => kind === 'file' && required,
  );

  test.each(languages)(
    'sent from its page in %s reaches the back end and leads to a thank-you view that can be reloaded',
    async (language) => {
      const response = await postPage(site, name, {}, language);
      expect(response.status).toBe(303);
      const location = response.headers.get('Location') ?? '';
      expect(location).toMatch(
        new RegExp(`^${pageOf(name, language)}\\?sent=[A-Z0-9-]{14}`),
      );
      await expect.poll(() => origin.taken.length).toBe(1);
      const reference = origin.taken[0]?.reference ?? 'none';
      for (const _ of [1, 2]) {
        const thanks = await fetch(site.url + location);
        const html = await thanks.text();
        expect(thanks.status).toBe(200);
        expect(html).toContain(reference);
        expect(html).toContain('<meta name="robots" content="noindex"');
        expect(thanks.headers.get('Cache-Control')).toBe('no-store');
        for (const personal of ['Carmen', 'carmen@example.com'])
          expect(html + location).not.toContain(personal);
      }
      expect(origin.taken).toHaveLength(1);
    },
  );

  test('shows no thanks for an invented receipt', async () => {
    for (const made of [
      '?sent=BCDF-GHJK-MNPR',
      `?sent=BCDF-GHJK-MNPR&at=1700000000&seal=${'0'.repeat(64)}`,
    ]) {
      const html = await (await fetch(site.url + pageOf(name) + made)).text();
      expect(html).not.toContain('BCDF-GHJK-MNPR');
      expect(html).not.toContain('data-sent=');
    }
  });

  test('sent as JSON or with JavaScript gets a reference, and the back end gets the contract’s fields', async () => {
    const answer = fileRequired
      ? await postApi(site, name)
      : await postJson(site, name, validAnswers(name));
    expect(answer).toMatchObject({
      status: 200,
      ok: true,
      reference: expect.stringMatching(/^([A-Z0-9]{4}-){2}[A-Z0-9]{4}$/),
    });
    await expect.poll(() => origin.taken.length).toBe(1);
    const [{ path, headers, body }] = origin.taken as [(typeof origin.taken)[0]];
    expect(path).toBe(form.call);
    expect(headers['idempotency-key']).toBe(answer.reference);
    expect(body).toMatchObject({
      privacy: true,
      ...(form.formulario
        ? { formulario: form.formulario, referencia: answer.reference }
        : {}),
    });
    expect(body['tipo']).toBe(form.tipo);
    const known = new Set([
      ...form.fields.map((field) => field.name),
      'formulario',
      'tipo',
      'referencia',
    ]);
    expect(Object.keys(body).filter((key) => !known.has(key))).toEqual([]);
  });

  test('sent again after a lost response keeps its reference, so that the back end accepts it once', async () => {
    const references: (string | undefined)[] = [];
    for (const [envio, also] of [
      ['1-2', ''],
      ['1-2', ''],
      ['1-2', 'changed'],
      ['3-4', ''],
    ] as const) {
      const message =
        form.fields.find(({ kind }) => kind === 'textarea' || kind === 'text')?.name ??
        '';
      const { status, reference } = await postApi(site, name, {
        envio,
        ...(also ? { [message]: also } : {}),
      });
      expect(status).toBe(200);
      references.push(reference);
    }
    expect(references[1]).toBe(references[0]);
    expect(new Set(references).size).toBe(3);
    await expect
      .poll(() => new Set(origin.taken.map(({ reference }) => reference)))
      .toEqual(new Set(references));
  });

  test('without a required answer is sent back with that answer named, in the language of the page', async () => {
    for (const field of form.fields.filter(({ required }) => required)) {
      const answer = await postApi(site, name, { [field.name]: undefined }, 'fr');
      expect(answer.status, field.name).toBe(422);
      expect(Object.keys(answer.errors ?? {}), field.name).toEqual([field.name]);
      expect(answer.errors?.[field.name]?.[0], field.name).toMatch(
        /Saisissez|Choisissez|Dites|Le champ|Rédigez|Joignez|Racontez|Pour envoyer/,
      );

      const response = await postPage(site, name, { [field.name]: undefined });
      const html = await response.text();
      expect(response.status, field.name).toBe(422);
      expect(html, field.name).toContain('<title>Error: ');
      expect(html, field.name).toContain(`id="${name}-${field.name}-error"`);
      expect(html, field.name).toContain(`href="#${name}-${field.name}"`);
    }
    expect(origin.calls).toEqual([]);
  });

  test('with a wrong answer is sent back with that answer named, by JSON and on the page', async () => {
    for (const field of form.fields) {
      const answer = wrongAnswers[field.kind];
      if (
        answer === undefined ||
        (field.kind === 'textarea' && answer.length <= (field.maxLength ?? 0))
      )
        continue;
      const result = await postApi(site, name, { [field.name]: answer });
      expect(result.status, field.name).toBe(422);
      expect(Object.keys(result.errors ?? {}), field.name).toEqual([field.name]);
      const response = await postPage(site, name, { [field.name]: answer });
      expect(response.status, field.name).toBe(422);
      expect(await response.text(), field.name).toContain(
        `id="${name}-${field.name}-error"`,
      );
    }
    expect(origin.calls).toEqual([]);
  });

  test('marks optional fields, and no others, as optional', async () => {
    const required = form.fields.find((field) => field.required) as Field;
    const html = await (
      await postPage(site, name, { [required.name]: undefined }, 'en')
    ).text();
    const optional = form.fields
      .filter((field) => !field.required && !['checkbox', 'hidden'].includes(field.kind))
      .map((field) => field.name);
    expect(
      [
        ...html.matchAll(
          new RegExp(`<label for="${name}-(\\w+)">[^<]*<small>optional</small>`, 'g'),
        ),
      ].map(([, field]) => field),
    ).toEqual(optional);
  });

  test('keeps all other answers when it is sent back', async () => {
    const required = form.fields.find(
      (field) => field.required && field.kind !== 'checkbox',
    ) as Field;
    const html = await (
      await postPage(site, name, { [required.name]: undefined })
    ).text();
    for (const [key, value] of Object.entries(validAnswers(name))) {
      const field = form.fields.find((candidate) => candidate.name === key);
      if (!value || key === required.name || !field) continue;
      if (field.kind === 'checkbox')
        expect(html, key).toMatch(
          new RegExp(
            `<input[^>]*name="${key}"[^>]*checked=""[^>]*value="${value}"|<input[^>]*name="${key}"[^>]*value="${value}"[^>]*checked=""`,
          ),
        );
      else if (['select', 'province'].includes(field.kind))
        expect(html, key).toMatch(
          new RegExp(`<option[^>]*value="${value}"[^>]*selected`),
        );
      else expect(html, key).toContain(value.split('\n')[0]);
    }
  });
});

describe('what the back end receives', () => {
  test('of the newsletter is exactly the fields of the specification, the type as the label of the language', async () => {
    await postApi(site, 'newsletter', {}, 'fr');
    expect(origin.taken[0]?.body).toEqual({
      name: 'Carmen',
      surnames: 'Iglesias Núñez',
      email: 'carmen@example.com',
      birthday: '1990-05-17',
      cp: '28814',
      type: 'CONSOMMATEUR',
      privacy: true,
      newsletter: true,
      promo_code: '',
    });
    expect(origin.taken[0]?.headers['accept-language']).toBe('fr');
  });

  test('of a job application is a signed link to the CV that nothing else opens', async () => {
    await postApi(site, 'work');
    const cv = origin.attachment('cv');
    expect(cv).toMatchObject({
      nombre: 'documento.pdf',
      tipo: 'application/pdf',
      bytes: 142,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const file = await fetch(cv.url);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="documento\.pdf"/,
    );
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(file.headers.get('Cache-Control')).toBe('no-store');
    expect((await file.arrayBuffer()).byteLength).toBe(142);
    for (const broken of [
      cv.url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      cv.url.replace(/expires=\d/, 'expires=9'),
      cv.url.split('?')[0] ?? '',
      cv.url.replace('/applications/', '/reports/'),
      cv.url.replace(/applications.*\?/, 'dead-letters/x.json?'),
    ])
      expect((await fetch(broken)).status, broken).toBe(404);
  });

  test('of a job application is a link that ends after seven days', async () => {
    await postApi(site, 'work');
    const link = new URL(origin.attachment('cv').url);
    const key = link.pathname.slice(attachmentsPath.length);
    const signedUntil = (expires: number) => {
      const signature = createHmac('sha256', attachmentKey).update(`${key}\n${expires}`);
      link.search = `?expires=${expires}&signature=${signature.digest('hex')}`;
      return fetch(link);
    };
    const now = Math.floor(Date.now() / 1000);
    expect(Number(link.searchParams.get('expires')) - now).toBeCloseTo(7 * 86_400, -2);
    expect((await signedUntil(now + 60)).status).toBe(200);
    for (const expired of [now - 1, now - 86_400, 0])
      expect((await signedUntil(expired)).status).toBe(404);
  });

  test('are provinces and countries by their Spanish names, even if written in another language', async () => {
    await postJson(
      site,
      'distributor',
      {
        ...validAnswers('distributor'),
        provincia: 'Balearic Islands',
        cp: '07001',
        pais: 'Espagne',
      },
      'en',
    );
    expect(origin.taken[0]?.body).toMatchObject({
      provincia: 'Illes Balears',
      pais: 'España',
      cp: '07001',
    });
  });

  test('of the press is the medium under the contract’s name, in no other form', async () => {
    await postApi(site, 'press');
    await postApi(site, 'question', { medioComunicacion: 'email', medio: 'El Crujido' });
    const [press, question] = origin.taken.map(({ body }) => body);
    expect(press).toMatchObject({ medioComunicacion: 'El Crujido' });
    expect(press).not.toHaveProperty('medio');
    expect(Object.keys(question ?? {}).filter((key) => /medio/.test(key))).toEqual([]);
  });

  test('is nothing outside the form', async () => {
    await postApi(site, 'other', {
      extra: 'x',
      __proto__: 'y',
      constructor: 'z',
      cv: new File(['x'], 'x.pdf'),
      referencia: 'mine',
    } as never);
    expect(origin.taken[0]?.body).not.toHaveProperty('extra');
    expect(origin.taken[0]?.body).not.toHaveProperty('cv');
    expect(origin.taken[0]?.body['referencia']).not.toBe('mine');
    expect(
      (await keysInBucket(site)).filter((key) => key.startsWith('questions/')),
    ).toEqual([]);
  });

  test('of an entry names its promotion, and an adult promotion accepts adults only', async () => {
    expect(await postApi(site, 'contest')).toMatchObject({ status: 200 });
    expect(origin.taken[0]?.body).toMatchObject({
      asunto: 'trikers',
      promo_code: 'TRIKERS-1',
    });
    const young = `${new Date().getFullYear() - 16}-01-01`;
    expect(await postApi(site, 'contest', { fecha_nacimiento: young })).toMatchObject({
      status: 422,
      errors: {
        fecha_nacimiento: [
          'Tienes que haber cumplido 18 años: si los tienes, corrige la fecha',
        ],
      },
    });
  });
});

test('an invented promotion is not sent', async () => {
  for (const asunto of ['Zxqv Aldecoa zxqv@example.com 699 123 789', '..'])
    expect(await postApi(site, 'contest', { asunto })).toMatchObject({ status: 422 });
  expect(origin.calls).toEqual([]);
  const { keys } = await (await site.environment()).LAST_GOOD.list();
  expect(keys.map(({ name }) => name).filter((name) => /zxqv|\.\./i.test(name))).toEqual(
    [],
  );
});

test('address fields have the right autocomplete attributes', async () => {
  for (const name of ['work', 'distributor'] as const) {
    const html = await (await fetch(site.url + pageOf(name))).text();
    expect(html.match(/<input[^>]*name="calle"[^>]*>/)?.[0]).toMatch(
      /required=""[^>]*autoComplete="address-line1"/i,
    );
  }
});

describe('the wording of the specification', () => {
  test.each([
    [
      'es',
      'El campo fecha de nacimiento es obligatorio',
      '¡MUCHAS GRACIAS! Su suscripción se ha formalizado correctamente.',
    ],
    [
      'en',
      'The date of birth field is obligatory',
      'THANK YOU VERY MUCH! Your subscription has been successfully completed.',
    ],
    [
      'fr',
      'Le champ de la date de naissance est obligatoire',
      'MERCI BEAUCOUP! Votre abonnement a été finalisé avec succès.',
    ],
  ] as const)('are said by the newsletter in %s', async (language, missing, thanks) => {
    expect(
      (await postApi(site, 'newsletter', { birthday: '' }, language)).errors,
    ).toEqual({ birthday: [missing] });
    const location =
      (await postPage(site, 'newsletter', {}, language)).headers.get('Location') ?? '';
    expect(await (await fetch(site.url + location)).text()).toContain(thanks);
  });

  test.each([
    ['es', 'No ha sido posible formalizar la suscripción'],
    ['en', 'It has not been possible to formalise the subscription'],
    ['fr', 'Il n&#x27;a pas été possible d&#x27;officialiser la souscription.'],
  ] as const)(
    'are said by a newsletter that failed in %s, with the answers kept',
    async (language, failed) => {
      origin.behave(400);
      const response = await postPage(site, 'newsletter', {}, language);
      origin.behave('well');
      const html = await response.text();
      expect(response.status).toBe(502);
      expect(html).toContain(failed);
      expect(html).toContain('carmen@example.com');
    },
  );
});

describe('the newsletter on the home page', () => {
  test('is submitted and answered there', async () => {
    const response = await post(
      site,
      '/en',
      new URLSearchParams(validAnswers('newsletter')),
    );
    expect(response.headers.get('Location')).toMatch(/^\/en\?sent=/);
    const wrong = await post(
      site,
      '/en',
      new URLSearchParams({ ...validAnswers('newsletter'), email: 'x' }),
    );
    expect(wrong.status).toBe(422);
    expect(first(/<a href="#newsletter-email">([^<]*)</, await wrong.text())).toBe(
      'Enter a complete email address, such as name@example.com',
    );
  });
});

test('a post to the API with an unknown form is refused with the reason', async () => {
  expect(
    await postJson(site, 'other', { ...validAnswers('other'), formulario: 'buzon' }),
  ).toMatchObject({ status: 422, errors: { formulario: [expect.any(String)] } });
  expect(
    await postJson(site, 'other', { ...validAnswers('other'), tipo: '7' }),
  ).toMatchObject({ status: 422, errors: { tipo: [expect.any(String)] } });
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
  expect([response.status, response.headers.get('Location')]).toEqual([
    308,
    '/es/newsletter',
  ]);
  expect(origin.calls).toEqual([]);
});
