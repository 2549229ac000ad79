import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type FormName, formNames, formOf } from '../../../src/site/forms/forms.ts';
import { attachmentsPath } from '../../../src/worker/submissions/signature.ts';
import { validAnswers } from '../../support/forms/answers.ts';
import { keysInBucket, postApi, postJson } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { attachmentKey } from '../../support/site.ts';

const { origin, site } = await submittingSite();

/** What the back end receives of valid answers, where it is not what was answered. */
const received: Record<string, unknown> = {
  ...{ telefono: '600000000', provincia: 'Madrid', pais: 'España', type: 'CONSOMMATEUR' },
  ...{ privacy: true, newsletter: true, comunicaciones: false },
};
/** What each form tells besides its answers; its reference and its attachment are apart. */
const told: Record<FormName, object> = {
  newsletter: {},
  question: { formulario: 'contacto', tipo: 4, comunicaciones: true },
  work: { formulario: 'contacto', tipo: 5, comunicaciones: false },
  other: { formulario: 'contacto', tipo: 0, comunicaciones: false },
  press: { formulario: 'prensa' },
  distributor: { formulario: 'distribuidores', comunicaciones: false },
  contest: { formulario: 'concurso', asunto: 'trikers', comunicaciones: true },
  ethical: { formulario: 'canal-etico' },
};
const payloadOf = (name: FormName) => {
  const answers = Object.entries(validAnswers(name)).map(([field, value]) => [
    field,
    received[field] ?? value,
  ]);
  return { ...Object.fromEntries(answers), ...told[name] };
};

describe('what the back end receives', () => {
  test.each(formNames)(
    'of the form %s is exactly the fields of the contract under its reference, as JSON in the page’s language',
    async (name) => {
      const hasFile = formOf(name).fields.some(({ kind, required }) => kind === 'file' && required);
      const { reference, ...answer } = hasFile
        ? await postApi(site, name, {}, 'fr')
        : await postJson(site, name, validAnswers(name), 'fr');
      expect(answer).toMatchObject({ status: 200, ok: true });
      expect(reference).toMatch(/^([A-Z0-9]{4}-){2}[A-Z0-9]{4}$/);
      await expect.poll(() => origin.taken.length).toBe(1);
      const [{ path, headers, body }] = origin.taken as [(typeof origin.taken)[0]];
      expect(path).toBe(formOf(name).call);
      expect(headers['idempotency-key']).toBe(reference);
      expect(headers['content-type']).toBe('application/json');
      expect(headers['accept-language']).toBe(name === 'ethical' ? undefined : 'fr');
      const { cv: _, ...fields } = body;
      expect(fields).toEqual({
        ...payloadOf(name),
        ...(name === 'newsletter' ? {} : { referencia: reference }),
      });
    },
  );

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
    for (const [header, value] of [
      ['Content-Disposition', /^attachment; filename="documento\.pdf"/],
      ['X-Content-Type-Options', /^nosniff$/],
      ['Content-Security-Policy', /; sandbox$/],
      ['Content-Type', /^application\/pdf$/],
      ['Cache-Control', /^no-store$/],
    ] as const)
      expect(file.headers.get(header)).toMatch(value);
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
    const place = { provincia: 'Balearic Islands', cp: '07001', pais: 'Espagne' };
    await postJson(site, 'distributor', { ...validAnswers('distributor'), ...place }, 'en');
    const named = { provincia: 'Illes Balears', pais: 'España', cp: '07001' };
    expect(origin.taken[0]?.body).toMatchObject(named);
  });

  test('is nothing outside the form', async () => {
    const cv = new File(['x'], 'x.pdf');
    const foreign = { extra: 'x', medioComunicacion: 'El Crujido', cv, referencia: 'mine' };
    const { reference } = await postApi(site, 'other', foreign);
    expect(origin.taken[0]?.body).toEqual({ ...payloadOf('other'), referencia: reference });
    expect((await keysInBucket(site)).filter((key) => key.startsWith('questions/'))).toEqual([]);
  });

  test('of an entry for an adult promotion comes from adults only', async () => {
    const young = `${new Date().getFullYear() - 16}-01-01`;
    expect(await postApi(site, 'contest', { fecha_nacimiento: young })).toMatchObject({
      status: 422,
      errors: {
        fecha_nacimiento: ['Tienes que haber cumplido 18 años: si los tienes, corrige la fecha'],
      },
    });
  });
});

test('an invented promotion is not sent', async () => {
  for (const asunto of ['Zxqv Aldecoa zxqv@example.com 699 123 789', '..'])
    expect(await postApi(site, 'contest', { asunto })).toMatchObject({ status: 422 });
  expect(origin.calls).toEqual([]);
  const { keys } = await (await site.environment()).LAST_GOOD.list();
  expect(keys.map(({ name }) => name).filter((name) => /zxqv|\.\./i.test(name))).toEqual([]);
});
