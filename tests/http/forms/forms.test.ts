import { contact } from 'virtual:content/contact';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import type { Field } from '../../../src/site/forms/form.ts';
import { type FormName, formNames, formOf } from '../../../src/site/forms/forms.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { validAnswers } from '../../support/forms/answers.ts';
import { pageOf, post, postApi, postJson, postPage } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { first, htmlOf } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';

const { origin, site } = await submittingSite();

const inHtml = (text: string) => text.replaceAll("'", '&#x27;');

const person = ['nombre', 'apellidos', 'email', 'telefono'];
/** What each form requires; never consent to advertising. */
const required: Record<FormName, string[]> = {
  question: [...person, 'asunto', 'mensaje', 'privacy'],
  other: [...person, 'asunto', 'mensaje', 'privacy'],
  press: [...person, 'medioComunicacion', 'asunto', 'mensaje', 'privacy'],
  distributor: [
    ...person,
    ...['empresa', 'calle', 'provincia', 'localidad', 'cp', 'pais', 'mensaje', 'privacy'],
  ],
  work: [
    ...person,
    ...['fecha_nacimiento', 'calle', 'localidad', 'provincia', 'cp', 'pais'],
    ...['carta', 'cv', 'privacy'],
  ],
  contest: [...person, 'fecha_nacimiento', 'promo_code', 'privacy'],
  newsletter: ['name', 'surnames', 'email', 'birthday', 'cp', 'type', 'privacy'],
  ethical: ['relacion', 'mensaje', 'privacy'],
};

/** The page that the thanks for a form link to. */
const onward = {
  question: 'faqs',
  work: 'about',
  other: 'home',
  press: 'press-materials',
  distributor: 'products',
} as const;

describe.each(inTurn(formNames))('the form %s in %s', (name, language) => {
  const form = formOf(name);
  const t = words[language];

  test('sent from its page reaches the back end and leads to a thank-you view that can be reloaded', async () => {
    const response = await postPage(site, name, {}, language);
    expect(response.status).toBe(303);
    const location = response.headers.get('Location') ?? '';
    expect(location).toMatch(new RegExp(`^${pageOf(name, language)}\\?sent=[A-Z0-9-]{14}`));
    await expect.poll(() => origin.taken.length).toBe(1);
    const reference = origin.taken[0]?.reference ?? 'none';
    for (const _ of [1, 2]) {
      const thanks = await fetch(site.url + location);
      const html = await thanks.text();
      expect(thanks.status).toBe(200);
      expect(html).toContain(reference);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(thanks.headers.get('Cache-Control')).toBe('no-store');
      expect(html + location).not.toMatch(/Carmen|carmen@example/);
    }
    expect(origin.taken).toHaveLength(1);
  });

  test('requires what it needs, and nothing else', async () => {
    const { status, errors = {} } = await postJson(site, name, {}, language);
    expect(status).toBe(422);
    expect(Object.keys(errors).toSorted()).toEqual(required[name].toSorted());
    const answers = new URLSearchParams({ telefono: 'seiscientos' });
    const page = await post(site, pageOf(name, language), answers);
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain(`<title>${t('form.errorTitle', { title: '' }).trim()}`);
    expect(html.includes(t('invalid.telefonoFormat'))).toBe(
      form.fields.some((field) => field.name === 'telefono'),
    );
    for (const field of required[name].filter((field) => field !== 'telefono'))
      for (const part of [`href="#${name}-${field}"`, `id="${name}-${field}-error"`])
        expect(html).toContain(part);
    expect(origin.calls).toEqual([]);
  });

  test('says above each field what it asks and what is wrong', async () => {
    const page = await post(site, pageOf(name, language), new URLSearchParams());
    const html = await page.text();
    for (const field of form.fields) {
      if (['checkbox', 'hidden'].includes(field.kind)) continue;
      const id = ` id="${name}-${field.name}`;
      for (const said of ['hint', 'error'])
        expect(html.indexOf(`${id}-${said}"`), field.name).toBeLessThan(html.indexOf(`${id}"`));
    }
  });

  test('keeps all other answers when it is sent back, and marks what is optional', async () => {
    const missing = form.fields.find(
      (field) => field.required && field.kind !== 'checkbox',
    ) as Field;
    const over = { [missing.name]: undefined };
    const html = await (await postPage(site, name, over, language)).text();
    for (const [key, value] of Object.entries(validAnswers(name))) {
      const field = form.fields.find((candidate) => candidate.name === key);
      if (!value || key === missing.name || !field) continue;
      if (field.kind === 'checkbox') {
        const box = new RegExp(`<input[^>]*name="${key}"[^>]*value="${value}"[^>]*>`);
        expect(box.exec(html)?.[0], key).toContain('checked=""');
      } else if (['select', 'province'].includes(field.kind))
        expect(html, key).toMatch(new RegExp(`<option[^>]*value="${value}"[^>]*selected`));
      else expect(html, key).toContain(value.split('\n')[0]);
    }
    const optional = form.fields
      .filter((field) => !field.required && !['checkbox', 'hidden'].includes(field.kind))
      .map((field) => field.name);
    const label = new RegExp(
      `<label for="${name}-(\\w+)">(?:[^<]|</?span[^>]*>)*<small>${t('field.optional')}</small>`,
      'g',
    );
    expect([...html.matchAll(label)].map(([, field]) => field)).toEqual(optional);
  });
});

test('no form shows thanks for an invented receipt', async () => {
  for (const [name, language] of inTurn(formNames))
    for (const made of [
      '?sent=BCDF-GHJK-MNPR',
      `?sent=BCDF-GHJK-MNPR&at=1700000000&signature=${'0'.repeat(64)}`,
    ]) {
      const html = await (await fetch(site.url + pageOf(name, language) + made)).text();
      expect(html, name).not.toMatch(/BCDF-GHJK-MNPR|data-sent=/);
    }
});

test.each(['newsletter', 'other', 'ethical'] as const)(
  'the form %s sent again after a lost response keeps its reference, so that the back end accepts it once',
  async (name) => {
    const message = name === 'newsletter' ? 'name' : 'mensaje';
    const references: (string | undefined)[] = [];
    for (const over of [
      { envio: '1-2' },
      { envio: '1-2' },
      { envio: '1-2', [message]: 'changed' },
      { envio: '3-4' },
    ]) {
      const { status, reference } = await postApi(site, name, over);
      expect(status).toBe(200);
      references.push(reference);
    }
    expect(references[1]).toBe(references[0]);
    expect(new Set(references).size).toBe(3);
    await expect
      .poll(() => new Set(origin.taken.map(({ reference }) => reference)))
      .toEqual(new Set(references));
  },
);

test.each(inTurn(Object.keys(onward) as (keyof typeof onward)[]))(
  'the thanks for the form %s say in %s what comes next and when, with one link onwards',
  async (name, language) => {
    const sent = await postPage(site, name, {}, language);
    const html = await (await fetch(site.url + sent.headers.get('Location'))).text();
    const thanks = first(/(<section class="status is-ok thanks".*?<\/section>)/s, html);
    const days = contact.replies.workingDays[name];
    expect(thanks).toContain(inHtml(words[language](`sent.${name}`, { days })));
    const links = [...thanks.matchAll(/<a [^>]*href="([^"]+)"/g)];
    expect(links.map(([, href]) => href)).toEqual([addressOf(onward[name], language)]);
  },
);

test('address fields have the right autocomplete attributes', async () => {
  const html = await htmlOf(pageOf('work'), site);
  const street = first(/(<input[^>]*name="calle"[^>]*>)/, html);
  expect(street).toMatch(/required=""[^>]*autoComplete="address-line1"/i);
});

/** The wording of the specification: a missing date, thanks, and a failure. */
const specified = {
  es: [
    'El campo fecha de nacimiento es obligatorio',
    '¡MUCHAS GRACIAS! Su suscripción se ha formalizado correctamente.',
    'No ha sido posible formalizar la suscripción',
  ],
  en: [
    'The date of birth field is obligatory',
    'THANK YOU VERY MUCH! Your subscription has been successfully completed.',
    'It has not been possible to formalise the subscription',
  ],
  fr: [
    'Le champ de la date de naissance est obligatoire',
    'MERCI BEAUCOUP\u202f! Votre abonnement a été finalisé avec succès.',
    'Il n’a pas été possible d’officialiser la souscription.',
  ],
} as const;

test.each(languages)(
  'the newsletter says in %s what the specification says, and keeps the answers if it failed',
  async (language) => {
    const [missing, thanks, failed] = specified[language];
    const { errors } = await postApi(site, 'newsletter', { birthday: '' }, language);
    expect(errors).toEqual({ birthday: [missing] });
    const sent = await postPage(site, 'newsletter', {}, language);
    const receipt = await fetch(site.url + sent.headers.get('Location'));
    expect(await receipt.text()).toContain(thanks);
    origin.behave(400);
    const response = await postPage(site, 'newsletter', {}, language);
    const html = await response.text();
    expect(response.status).toBe(502);
    expect(html).toContain(inHtml(failed));
    expect(html).toContain('carmen@example.com');
  },
);

test('the newsletter of the home page is submitted and answered there', async () => {
  const send = (over: object) =>
    post(site, '/en', new URLSearchParams({ ...validAnswers('newsletter'), ...over }));
  expect((await send({})).headers.get('Location')).toMatch(/^\/en\?sent=/);
  const wrong = await send({ email: 'x' });
  expect(wrong.status).toBe(422);
  expect(first(/<a href="#newsletter-email">([^<]*)</, await wrong.text())).toBe(
    'Enter a complete email address, such as name@example.com',
  );
});
