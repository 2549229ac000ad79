import { expect, test } from 'vitest';
import type { FormName } from '../../../src/site/forms/forms.ts';
import { validForm } from '../../support/forms/answers.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
import { pageOf, post, visitorHeaders } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { first, htmlOf } from '../../support/http.ts';

const { origin, site } = await submittingSite();

/** Posts a form to its page, and gives the reference that its sender is shown. */
async function send(
  name: FormName,
  visitor: Record<string, string>,
  over: Record<string, string> = {},
): Promise<string> {
  const response = await post(site, pageOf(name), validForm(name, over), visitor);
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get('Location') ?? '', site.url);
  return location.searchParams.get('sent') ?? 'none';
}
const arrived = () => new Set(origin.taken.map(({ reference }) => reference));

// The back end keeps one submission of a reference, so one reference is the proof.
test.each(['newsletter', 'work', 'other'] as const)(
  'the form %s without JavaScript, clicked twice, arrives under one reference',
  async (name) => {
    const [one, two] = await withinAMinute(async () => {
      origin.forget();
      const visitor = visitorHeaders(site);
      return Promise.all([send(name, visitor), send(name, visitor)]);
    });
    expect(two).toBe(one);
    await expect.poll(arrived).toEqual(new Set([one]));
  },
);

test('a form without JavaScript, sent with other answers or by another visitor, is another submission', async () => {
  const visitor = visitorHeaders(site);
  const sent = [
    await send('other', visitor, { mensaje: 'Uno' }),
    await send('other', visitor, { mensaje: 'Dos' }),
    await send('other', visitorHeaders(site), { mensaje: 'Dos' }),
  ];
  expect(new Set(sent).size).toBe(3);
  expect([...arrived()]).toEqual(expect.arrayContaining(sent));
});

test('a report without JavaScript, clicked twice, is one by the id of its page, and the next page has another', async () => {
  const idOfPage = async () =>
    first(
      /<input type="hidden" name="envio" value="([^"]+)"/,
      await htmlOf(`${pageOf('ethical')}?step=form`, site),
    );
  const envio = await idOfPage();
  const sendFrom = (id: string) => send('ethical', visitorHeaders(site), { envio: id });
  const sent = await Promise.all([sendFrom(envio), sendFrom(envio)]);
  expect(sent[1]).toBe(sent[0]);
  expect(await sendFrom(await idOfPage())).not.toBe(sent[0]);
});
