import { expect, test } from 'vitest';
import { type FormName, formNames, formOf } from '../../../src/site/forms/forms.ts';
import { validForm } from '../../support/forms/answers.ts';
import { apiOf, naming, post } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite();

/** A post designed to cost the site as much as possible. */
interface HostilePost {
  what: string;
  form: FormName;
  body: FormData;
}

/** Bytes of a text that repeats one unit. */
const full = (unit: string, bytes: number): string =>
  unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

/** Texts that are slow to compose, search, escape or fold. */
const units: Record<string, string> = {
  'marks that compose': 'a\u0301',
  'marks in disorder': '\u0316\u0301',
  'white space': ' ',
  'line breaks': '\r\n',
  tabs: '\t',
  tags: '<',
  quotes: '"',
  entities: '&amp;',
  'zero-width signs': '\u200b',
  'signs beyond the first plane': '\u{1f468}\u200d',
  'halves of signs': '\ud800',
  Hangul: '\u1100\u1161\u11a8',
  digits: '1',
  'at signs': 'a@',
  dots: 'a.',
  hyphens: '-',
  'one letter': 'x',
};

/** Every form with all its texts full of one of these, at the maximum size of a post. */
const textPosts: HostilePost[] = [
  ...formNames.flatMap((form) =>
    ['marks that compose', 'marks in disorder', 'white space', 'tags'].map((what) =>
      fullOf(form, what, 2_000_000),
    ),
  ),
  ...Object.keys(units).map((what) => fullOf('other', what, 2_400_000)),
  ...['question', 'ethical'].flatMap((form) =>
    Object.keys(units)
      .slice(4)
      .map((what) => fullOf(form as FormName, what, 160_000)),
  ),
];

function fullOf(form: FormName, what: string, bytes: number): HostilePost {
  const fields = formOf(form).fields.filter(({ kind }) => kind !== 'file' && kind !== 'checkbox');
  const body = validForm(form, naming(form));
  const value = full(units[what] ?? '', bytes / fields.length);
  for (const { name } of fields) body.set(name, value);
  return { what: `${form}: ${what}, ${bytes / 1000} kB`, form, body };
}

test.each(textPosts)(
  'a post of the size limit is refused with its reason: $what',
  async ({ form, body }) => {
    const response = await post(site, apiOf(form), body);
    expect([400, 413, 422]).toContain(response.status);
    expect(await response.json()).toMatchObject({ ok: false });
    expect(origin.calls).toEqual([]);
  },
);
