import { afterAll, describe, expect, test } from 'vitest';
import { type FormName, formNames, formOf } from '../../../src/site/forms/forms.ts';
import { validForm } from '../../support/forms/answers.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
import { pageOf, visitorHeaders } from '../../support/forms/posting.ts';
import { startSite } from '../../support/site.ts';

const site = await startSite();
afterAll(() => site.close());

/** Posts a form to its page, and gives the reference that its sender is shown. */
async function send(
  name: FormName,
  visitor: Record<string, string>,
  over: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(site.url + pageOf(name), {
    method: 'POST',
    redirect: 'manual',
    body: validForm(name, over),
    headers: visitor,
  });
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get('Location') ?? '', site.url);
  return location.searchParams.get('sent') ?? 'none';
}

/** Whether the back end has a submission. */
async function hasArrived(reference: string): Promise<boolean> {
  const { DEV_ORIGIN } = await site.environment();
  if (!DEV_ORIGIN) throw new Error('the embedded back end is not bound');
  const response = await DEV_ORIGIN.fetch(
    `http://origin/api/submissions?reference=${reference}`,
  );
  return ((await response.json()) as { data: unknown[] }).data.length > 0;
}

describe.each(formNames)('the form %s without JavaScript', (name) => {
  const text = formOf(name).fields.find(({ kind }) => /^text(area)?$/.test(kind));

  // The back end keeps one submission of a reference, so one reference is the proof.
  test('clicked twice gets one reference, under which the submission arrives', async () => {
    const [one, two] = await withinAMinute(async () => {
      const visitor = visitorHeaders(site);
      return Promise.all([send(name, visitor), send(name, visitor)]);
    });
    expect(two).toBe(one);
    await expect.poll(() => hasArrived(one)).toBe(true);
  });

  test('sent with other answers is another submission', async () => {
    const visitor = visitorHeaders(site);
    const one = await send(name, visitor, { [text?.name ?? '']: 'Uno' });
    const two = await send(name, visitor, { [text?.name ?? '']: 'Dos' });
    expect(two).not.toBe(one);
    await expect.poll(() => hasArrived(two)).toBe(true);
  });
});

test('two visitors with the same answers send two submissions', async () => {
  const one = await send('other', visitorHeaders(site));
  expect(await send('other', visitorHeaders(site))).not.toBe(one);
});

test('the reference of a report does not depend on who sends it', async () => {
  const [one, two] = await withinAMinute(() =>
    Promise.all([
      send('ethical', visitorHeaders(site)),
      send('ethical', visitorHeaders(site)),
    ]),
  );
  expect(two).toBe(one);
});
