import { describe, expect, test } from 'vitest';
import { maxLengthOf } from '../../../src/site/forms/form.ts';
import { formNames, formOf } from '../../../src/site/forms/forms.ts';
import { validForm } from '../../support/forms/answers.ts';
import { pageOf, post, postPage } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite();

/** Bytes by which a page that answers a post may be larger than the empty form. */
const mostAdded = 100_000;
const bytesOf = async (response: Response): Promise<number> =>
  (await response.arrayBuffer()).byteLength;

describe.each(formNames)('the page of the form %s', (name) => {
  const { fields } = formOf(name);
  const texts = fields.filter(({ kind }) => kind !== 'file' && kind !== 'checkbox');
  const emptyForm = async () =>
    bytesOf(
      await fetch(site.url + pageOf(name) + (name === 'ethical' ? '?step=form' : '')),
    );

  test.each(['<', '"', '\\', '漢'])(
    'grows by less than 100 kB if every answer is full of %j',
    async (sign) => {
      const empty = await emptyForm();
      const share = Math.floor(2_000_000 / texts.length / Buffer.byteLength(sign));
      for (const length of [(most: number) => most, () => share]) {
        const over = texts.map((field) => [
          field.name,
          sign.repeat(length(maxLengthOf(field))),
        ]);
        const page = await postPage(site, name, Object.fromEntries(over));
        expect(page.status).toBe(422);
        expect((await bytesOf(page)) - empty).toBeLessThan(mostAdded);
      }
      expect(origin.calls).toEqual([]);
    },
  );

  test('repeats no more of an answer than its field allows', async () => {
    const field = texts.find(({ kind }) => kind === 'text' || kind === 'textarea');
    if (!field) throw new Error(`${name} asks for no text`);
    const longest = maxLengthOf(field);
    const page = await postPage(site, name, { [field.name]: 'x'.repeat(longest + 500) });
    const html = await page.text();
    expect(html).toContain('x'.repeat(longest));
    expect(html).not.toContain('x'.repeat(longest + 1));
  });
});

test('a report of maximum length in any script is repeated in full', async () => {
  const mensaje = 'Ünïcödé 漢字, «así» & "así".\n'.repeat(666);
  const page = await post(
    site,
    pageOf('ethical'),
    validForm('ethical', { mensaje, relacion: '' }),
  );
  const html = (await page.text()).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(html).toContain(mensaje.trim());
});
