import { describe, expect, test } from 'vitest';
import type { Field } from '../../../src/site/forms/form.ts';
import { formNames, formOf } from '../../../src/site/forms/forms.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { validAnswers, wrongAnswers } from '../../support/forms/answers.ts';
import {
  pageOf,
  post,
  postApi,
  postJson,
  postPage,
} from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { first } from '../../support/http.ts';

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
      `?sent=BCDF-GHJK-MNPR&at=1700000000&signature=${'0'.repeat(64)}`,
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
        /Saisissez|Choisissez|Dites|Le champ|Rédigez|Joignez|Racontez|Cochez/,
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
