import { contest } from 'virtual:content/contest';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { dateInSentence } from '../../../src/site/i18n/dates.ts';
import { words } from '../../../src/site/i18n/words.ts';
import type { Answering } from '../../support/backEnd/failingBackEnd.ts';
import { startReadingSite } from '../../support/backEnd/readingSite.ts';
import { postApi } from '../../support/forms/posting.ts';
import { first, htmlOf } from '../../support/http.ts';
import { inTurn } from '../../support/inTurn.ts';

/** The moment at which a day starts in Madrid. */
function startOf(day: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', timeStyle: 'short' });
  return ['+01:00', '+02:00']
    .map((offset) => Date.parse(`${day}T00:00:00${offset}`))
    .filter((time) => clock.format(time) === '00:00')[0] as number;
}
const dayLater = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

// A rendered page is cached for five minutes.
const pageKept = 5 * 60_000;
const moments = inTurn<[string, number, 'upcoming' | 'running' | 'ended']>([
  ['a moment before its first day', startOf(contest.starts) - 1, 'upcoming'],
  ['in the first minutes of its first day', startOf(contest.starts) + pageKept, 'running'],
  ['at the end of its last day', startOf(dayLater(contest.ends)) - 1, 'running'],
  ['in the first minutes after', startOf(dayLater(contest.ends)) + pageKept, 'ended'],
]);

const notFound = { status: 404, body: { ok: false, error: 'not found' } };
/** Its list does not depend on the day. */
const listing =
  (data: object[]): Answering =>
  ({ path, method }) =>
    path === '/api/promotions' ? { body: { data } } : method === 'GET' ? notFound : undefined;
const titleAlone = { titulo: contest.title.es };
const wrongDates = { ...titleAlone, slug: 'sorteo', starts_at: '2024-01-01' };

test.each<[string, Answering, boolean]>([
  ['is down', () => ({ status: 500, body: '' }), false],
  ['lists no promotion', listing([]), false],
  ['lists the contest by its title', listing([titleAlone]), true],
  ['lists it with other dates', listing([wrongDates]), true],
])(
  'beside a back end that %s, the contest is shown and entered on its own days only, without a deployment',
  async (_, answering, isListed) => {
    await using site = await startReadingSite(answering);
    const main = async (path: string) => first(/<main(.*?)<\/main>/s, await htmlOf(path, site));
    for (const [[when, time, state], language] of moments) {
      await site.setClock(time);
      const runs = state === 'running';
      const saying = `${when}, in ${language}`;
      const link = `href="${addressOf('contest', language)}"`;
      const home = await main(`/${language}`);
      expect(home.includes('id="banner-trikers"'), saying).toBe(runs);
      // The banner, and the teaser, whose title leads to the promotion if there is one.
      expect(home.split(link).length - 1, saying).toBe(runs ? (isListed ? 2 : 3) : 0);
      const promotions = await main(addressOf('promotions', language));
      expect(promotions.includes(link), saying).toBe(runs);
      expect(promotions.includes(contest.title[language]), saying).toBe(runs || isListed);
      const ended = words[language]('promotion.endedOn', { date: '' }).trim();
      expect(promotions.includes(ended), saying).toBe(isListed && state === 'ended');
      const page = await main(addressOf('contest', language));
      expect(page.includes('id="contest"'), saying).toBe(runs);
      const date = dateInSentence(contest.starts, language);
      const upcoming = words[language]('promotion.startsOn', { date });
      expect(page.includes(upcoming), saying).toBe(state === 'upcoming');
      expect((await postApi(site, 'contest')).status, saying).toBe(runs ? 200 : 422);
    }
  },
);
