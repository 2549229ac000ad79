import { expect, test } from 'vitest';
import { words } from '../../../src/site/i18n/words.ts';
import { validForm } from '../../support/forms/answers.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
import { answerOf, apiOf, pageOf, visitorHeaders } from '../../support/forms/posting.ts';
import { refusals, type Spoiling, spoilings } from '../../support/forms/spoiltPosts.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';
import { inTurn } from '../../support/inTurn.ts';

const { origin, site } = await submittingSite();

/** Posts a subscription that something happens to on its way. */
async function send(path: string, spoiling: Spoiling): Promise<Response> {
  const { headers, body, backEnd, times = 1 } = spoiling;
  origin.behave(backEnd ?? 'well');
  const form = body ?? new URLSearchParams(validForm('newsletter') as never);
  const visitor = { ...visitorHeaders(site), ...headers };
  const post = () =>
    fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: form,
      headers: visitor,
    });
  return withinAMinute(async () => {
    for (let time = 1; time < times; time++) await (await post()).body?.cancel();
    return post();
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
    // What happened, in the words of the specification, and what to do.
    expect(html).toContain(inHtml(t('form.newsletterFailed')));
    expect(html).toContain(inHtml(t(spoiling.word)));
    expect(html).toContain(t('form.errorTitle', { title: '' }).trim());
    // What could be read stands there again.
    if ([429, 502].includes(spoiling.status))
      expect(html).toContain('value="carmen@example.com"');
    expect(await answerOf(await send(apiOf('newsletter', language), spoiling))).toEqual({
      status: spoiling.status,
      ok: false,
      error: t(spoiling.word),
    });
  },
);
