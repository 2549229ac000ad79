import { expect, test } from 'vitest';
import { maxLengthOf } from '../../../src/site/forms/form.ts';
import { formNames, formOf } from '../../../src/site/forms/forms.ts';
import { validForm } from '../../support/forms/answers.ts';
import { pageOf, post, postPage } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { isSweep } from '../../support/inTurn.ts';

const { origin, site } = await submittingSite();

/** Bytes by which a page that answers a post may be larger than the empty form. */
const mostAdded = 100_000;
const bytesOf = async (response: Response): Promise<number> =>
  (await response.arrayBuffer()).byteLength;
const textsOf = (name: (typeof formNames)[number]) =>
  formOf(name).fields.filter(({ kind }) => kind !== 'file' && kind !== 'checkbox');

// Each form with one sign, in the sweep with all.
const signs = ['<', '"', '\\', '漢'];
const fillings = formNames.flatMap((name, i) =>
  (isSweep ? signs : signs.slice(i % 4, (i % 4) + 1)).map((sign) => [name, sign] as const),
);

test.each(fillings)(
  'the page of the form %s grows by less than 100 kB if every answer is full of %j',
  async (name, sign) => {
    const form = site.url + pageOf(name) + (name === 'ethical' ? '?step=form' : '');
    const empty = await bytesOf(await fetch(form));
    const texts = textsOf(name);
    const share = Math.floor(2_000_000 / texts.length / Buffer.byteLength(sign));
    for (const length of [(most: number) => most, () => share]) {
      const over = texts.map((field) => [field.name, sign.repeat(length(maxLengthOf(field)))]);
      const page = await postPage(site, name, Object.fromEntries(over));
      expect(page.status).toBe(422);
      expect((await bytesOf(page)) - empty).toBeLessThan(mostAdded);
    }
    expect(origin.calls).toEqual([]);
  },
);

test.each(formNames)(
  'the page of the form %s repeats no more of an answer than its field allows',
  async (name) => {
    const field = textsOf(name).find(({ kind }) => kind === 'text' || kind === 'textarea');
    if (!field) throw new Error(`${name} asks for no text`);
    const longest = maxLengthOf(field);
    const page = await postPage(site, name, { [field.name]: 'x'.repeat(longest + 500) });
    const html = await page.text();
    expect(html).toContain('x'.repeat(longest));
    expect(html).not.toContain('x'.repeat(longest + 1));
  },
);

test('a report of maximum length in any script is repeated in full', async () => {
  const longest = Math.max(...textsOf('ethical').map(maxLengthOf));
  const mensaje = 'Ünïcödé 漢字, «así» & "así".\n'.repeat(666).padEnd(longest, 'x');
  // Browsers count a line break once, and send two characters for it.
  const sent = { mensaje: mensaje.replaceAll('\n', '\r\n'), relacion: '' };
  const page = await post(site, pageOf('ethical'), validForm('ethical', sent));
  const html = (await page.text()).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(html).toContain(mensaje);
});
