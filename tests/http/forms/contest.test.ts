import { contest } from 'virtual:content/contest';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import {
  type Answering,
  startFailingBackEnd,
} from '../../support/backEnd/failingBackEnd.ts';
import { validForm } from '../../support/forms/answers.ts';
import { answerOf, apiOf, naming, post } from '../../support/forms/posting.ts';
import { first } from '../../support/http.ts';
import { arrivingAt, withMovedClock } from '../../support/movedClock.ts';
import { startPlatform } from '../../support/platform.ts';

/** The moment at which a day starts in Madrid. */
function startOf(day: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Madrid',
    timeStyle: 'short',
  });
  return ['+01:00', '+02:00']
    .map((offset) => Date.parse(`${day}T00:00:00${offset}`))
    .filter((time) => clock.format(time) === '00:00')[0] as number;
}
const dayLater = (day: string) =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

// A rendered page is cached for five minutes.
const pageKept = 5 * 60_000;
const moments: [string, number, 'upcoming' | 'running' | 'ended'][] = [
  ['a moment before its first day', startOf(contest.starts) - 1_000, 'upcoming'],
  [
    'in the first minutes of its first day',
    startOf(contest.starts) + pageKept,
    'running',
  ],
  ['at the end of its last day', startOf(dayLater(contest.ends)) - 1_000, 'running'],
  ['in the first minutes after', startOf(dayLater(contest.ends)) + pageKept, 'ended'],
];

const notFound = { status: 404, body: { ok: false, error: 'not found' } };
/** Its list does not depend on the day. */
const listing =
  (data: object[]): Answering =>
  ({ path, method }) =>
    path === '/api/promotions'
      ? { body: { data } }
      : method === 'GET'
        ? notFound
        : undefined;
const titleAlone = { titulo: contest.title.es };
const wrongDates = { ...titleAlone, slug: 'sorteo', starts_at: '2024-01-01' };

describe.each<[string, Answering, boolean]>([
  ['that is down', () => ({ status: 500, body: '' }), false],
  ['that lists no promotion', listing([]), false],
  ['that lists the contest by its title', listing([titleAlone]), true],
  ['that lists it with other dates', listing([wrongDates]), true],
])('the contest, beside a back end %s,', (_, answering, isListed) => {
  test('is on home and among the promotions on its own days only, without a deployment', async () => {
    const backEnd = await startFailingBackEnd();
    backEnd.behave(answering);
    const site = await startPlatform({
      vars: { ORIGIN_DEV_URL: backEnd.url },
      bind: withMovedClock,
    });
    for (const [when, time, state] of moments) {
      const headers = arrivingAt(new Date(time));
      const runs = state === 'running';
      const main = async (path: string) =>
        first(
          /<main(.*?)<\/main>/s,
          await (await fetch(site.url + path, { headers })).text(),
        );
      for (const language of languages) {
        const saying = `${when}, in ${language}`;
        const link = `href="${addressOf('contest', language)}"`;
        const home = await main(`/${language}`);
        expect(home.includes('id="banner-trikers"'), saying).toBe(runs);
        // The banner, and the teaser, whose title leads to the promotion if there is one.
        expect(home.split(link).length - 1, saying).toBe(runs ? (isListed ? 2 : 3) : 0);
        const promotions = await main(addressOf('promotions', language));
        expect(promotions.includes(link), saying).toBe(runs);
        expect(promotions.includes(contest.title[language]), saying).toBe(
          runs || isListed,
        );
        const t = words[language];
        const ended = t('promotion.endedOn', { date: '' }).trim();
        expect(promotions.includes(ended), saying).toBe(isListed && state === 'ended');
        const page = await main(addressOf('contest', language));
        expect(page.includes('id="contest"'), saying).toBe(runs);
      }
      const entry = await answerOf(
        await post(
          site,
          apiOf('contest'),
          validForm('contest', naming('contest')),
          headers,
        ),
      );
      expect(entry.status, when).toBe(runs ? 200 : 422);
    }
    await site.close();
    await backEnd.close();
  });
});

test('a promotion from the back end appears on home from its first day to its last', async () => {
  const backEnd = await startFailingBackEnd();
  backEnd.behave(
    listing([
      {
        titulo: 'De un día',
        slug: 'de-un-dia',
        starts_at: '2028-02-29',
        ends_at: '2028-02-29',
      },
    ]),
  );
  const site = await startPlatform({
    vars: { ORIGIN_DEV_URL: backEnd.url },
    bind: withMovedClock,
  });
  for (const [time, runs] of [
    [startOf('2028-02-29') - 1_000, false],
    [startOf('2028-02-29') + pageKept, true],
    [startOf('2028-03-01') - 1_000, true],
    [startOf('2028-03-01') + pageKept, false],
  ] as const)
    for (const language of languages) {
      const headers = arrivingAt(new Date(time));
      const html = await (await fetch(`${site.url}/${language}`, { headers })).text();
      expect(html.includes('id="banner-promotion"'), new Date(time).toJSON()).toBe(runs);
      const address = addressOf('promotion', language, { slug: 'de-un-dia' });
      expect(html.split(`href="${address}"`).length - 1).toBe(runs ? 4 : 0);
    }
  await site.close();
  await backEnd.close();
});
