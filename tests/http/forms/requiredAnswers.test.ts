import { describe, expect, test } from 'vitest';
import type { FormName } from '../../../src/site/forms/forms.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { pageOf, post, postJson } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite();

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

describe.each(languages)('in %s', (language) => {
  const t = words[language];

  test.each(Object.entries(required) as [FormName, string[]][])(
    'the form %s requires what it needs, and nothing else',
    async (name, fields) => {
      const { status, errors = {} } = await postJson(site, name, {}, language);
      expect(status).toBe(422);
      expect(Object.keys(errors).toSorted()).toEqual(fields.toSorted());
      if (fields.includes('telefono'))
        expect(errors['telefono']).toEqual([t('invalid.telefono')]);
      if (name === 'press')
        expect(errors['medioComunicacion']).toEqual([t('invalid.medioComunicacion')]);
      if (name === 'distributor') expect(errors['calle']).toEqual([t('invalid.calle')]);

      const form = new URLSearchParams({ telefono: 'seiscientos' });
      const html = await (await post(site, pageOf(name, language), form)).text();
      expect(html.includes(t('invalid.telefonoFormat'))).toBe(name !== 'newsletter');
      for (const field of fields.filter((field) => field !== 'telefono'))
        expect(html).toContain(`href="#${name}-${field}"`);
      expect(origin.calls).toEqual([]);
    },
  );
});
