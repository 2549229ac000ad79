import { expect, test } from 'vitest';
import { words } from '../../../src/site/i18n/words.ts';
import { validAnswers, validForm } from '../../support/forms/answers.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
import { answerOf, apiOf, pageOf, post, visitorHeaders } from '../../support/forms/posting.ts';
import { adviceOf, refusals, type Spoiling, spoilings } from '../../support/forms/spoiltPosts.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { inTurn } from '../../support/inTurn.ts';

const { origin, site, waiting } = await submittingSite();

/** Posts a subscription that something happens to on its way. */
async function send(path: string, spoiling: Spoiling): Promise<Response> {
  const { headers, body, backEnd, times = 1 } = spoiling;
  origin.behave(backEnd ?? 'well');
  const form = body ?? new URLSearchParams(validForm('newsletter') as never);
  return withinAMinute(async () => {
    const visitor = { ...visitorHeaders(site), ...headers };
    for (let time = 1; time < times; time++)
      await (await post(site, path, form, visitor)).body?.cancel();
    return post(site, path, form, visitor);
  });
}

const inHtml = (text: string) => text.replaceAll("'", '&#x27;');
const failures = inTurn(Object.entries({ ...spoilings, ...refusals })).map(
  ([[what, spoiling], language]) => [what, language, spoiling] as const,
);

test.each(failures)(
  'a subscription with %s fails in %s with an explanation, with and without JavaScript',
  async (_, language, spoiling) => {
    const t = words[language];
    const response = await send(pageOf('newsletter', language), spoiling);
    const html = await response.text();
    expect(response.status).toBe(spoiling.status);
    expect(origin.calls.length > 0).toBe([429, 502].includes(spoiling.status));
    // What happened, in the words of the specification, and what to do.
    expect(html).toContain(inHtml(t('form.newsletterFailed')));
    expect(html).toContain(inHtml(t(adviceOf(spoiling))));
    expect(html).toContain(t('form.errorTitle', { title: '' }).trim());
    // The form is cleared, and what could be read comes back on request.
    expect(html).not.toMatch(/id="newsletter-email"[^>]* value="/);
    if ([429, 502].includes(spoiling.status)) expect(html).toContain(t('form.undo'));
    expect(await answerOf(await send(apiOf('newsletter', language), spoiling))).toEqual({
      status: spoiling.status,
      ok: false,
      error: t(adviceOf(spoiling)),
    });
  },
);

test('without JavaScript, one button restores the answers of a failed subscription', async () => {
  origin.behave(503);
  const failed = await post(site, '/es', new URLSearchParams(validAnswers('newsletter')));
  const html = await failed.text();
  const [, action = '', inputs = ''] =
    /<form id="newsletter-restore" action="([^"]*)" method="post">(.*?)<\/form>/.exec(html) ?? [];
  expect(html).toMatch(/<button type="submit" form="newsletter-restore"/);
  const hidden = [...inputs.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  const restored = await post(site, action, new URLSearchParams(hidden));
  expect(restored.status).toBe(200);
  const page = await restored.text();
  expect(page).toMatch(/id="newsletter-email"[^>]* value="carmen@example.com"/);
  expect(page).not.toContain('class="wide errors"');
});

test('a subscription never waits: the back end is asked once more, then it has failed', async () => {
  const others = await waiting();
  origin.behave(503);
  // Not `send`, which posts again if a minute ends meanwhile.
  const failed = await post(
    site,
    pageOf('newsletter'),
    new URLSearchParams(validForm('newsletter') as never),
  );
  expect(failed.status).toBe(502);
  expect(origin.calls).toHaveLength(2);
  expect(await waiting()).toEqual(others);
  origin.forget();
  origin.behave(() => (origin.calls.length === 1 ? 503 : 'well'));
  const response = await post(
    site,
    pageOf('newsletter'),
    new URLSearchParams(validAnswers('newsletter')),
  );
  expect(response.status).toBe(303);
  expect(new Set(origin.calls.map(({ reference }) => reference)).size).toBe(1);
});
