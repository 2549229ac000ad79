import { contest } from 'virtual:content/contest';
import { describe, expect, test } from 'vitest';
import { byState, promotionState } from '../../src/site/promotions/promotionState.ts';
import {
  findTerms,
  type Promotion,
  withContestDates,
} from '../../src/site/promotions/promotions.ts';
import { isContestRunning, runningPromotions } from '../../src/site/promotions/running.ts';
import { shortened } from '../../src/site/texts/plainText.ts';
import { tolerant } from '../../src/worker/backEnd/responses/contract.ts';

const now = new Date('2026-06-15T12:00:00Z');
const before = '2026-06-15T11:59:59.999Z';
const after = '2026-06-15T12:00:00.001Z';

describe('a promotion', () => {
  test.each([
    ['begins in a moment', 'upcoming', { starts: after, ends: undefined }],
    ['begins and ends later', 'upcoming', { starts: after, ends: '2026-07-01' }],
    ['begins now', 'running', { starts: now.toISOString(), ends: undefined }],
    ['began and ends later', 'running', { starts: before, ends: after }],
    ['ends now', 'running', { starts: before, ends: now.toISOString() }],
    ['has no dates', 'running', { starts: undefined, ends: undefined }],
    ['ended a moment ago', 'ended', { starts: undefined, ends: before }],
    ['began and ended', 'ended', { starts: '2026-01-01', ends: before }],
    ['is of today', 'running', { starts: '2026-06-15', ends: '2026-06-15' }],
    ['begins tomorrow', 'upcoming', { starts: '2026-06-16', ends: undefined }],
    ['ended yesterday', 'ended', { starts: undefined, ends: '2026-06-14' }],
  ] as const)('that %s is %s', (_, state, dates) => {
    expect(promotionState(dates, now)).toBe(state);
  });

  test('of one day lasts until midnight in Madrid', () => {
    const day = { starts: '2026-06-15', ends: '2026-06-15' };
    const at = (time: string) => promotionState(day, new Date(`${time}+02:00`));
    const times = ['14T23:59:59', '15T00:00:00', '15T23:59:59', '16T00:00:00'];
    expect(times.map((time) => at(`2026-06-${time}`)).join(' ')).toBe(
      'upcoming running running ended',
    );
  });
});

test('running promotions come first, then upcoming ones, then ended ones', () => {
  const dates = {
    ended: { starts: undefined, ends: before },
    upcoming: { starts: after, ends: undefined },
    running: { starts: before, ends: after },
  };
  const listed = Object.entries(dates).map(([slug, when]) => ({ slug, ...when }));
  expect(byState(listed, now).map(({ slug }) => slug)).toEqual(['running', 'upcoming', 'ended']);
});

const ids = 'risketos mios pipas menos-aire patatas trikers fabs';
const published = ids.split(' ').map((id) => ({ id }));

test.each([
  ['trikers', { terms: 'trikers' }],
  ['menos-aire', { terms: 'menosAire' }],
  ['menos-aire', { terms: 'MENOS AIRE' }],
  ['menos-aire', { title: 'Patatas con menos aire' }],
  ['menos-aire', { slug: 'menosaire-2026', title: 'Menos aire' }],
  ['menos-aire', { slug: 'menosaire', title: 'Gana' }],
  ['menos-aire', { slug: 'promo-menosaire-2026' }],
  ['mios', { title: 'Llévate tus Míos' }],
  ['pipas', { slug: 'pipas-de-verano' }],
  ['fabs', { terms: 'otra-cosa', title: 'Fabs por el mundo' }],
  ['risketos', { terms: 'risketos', title: 'Con Trikers' }],
  [undefined, { title: 'Pipasol y amigos' }],
  [undefined, { slug: 'menosairecito' }],
  [undefined, { terms: '', title: '' }],
])('the legal terms %s are found by id, slug or title: %j', (id, promotion) => {
  const terms = findTerms(published, { slug: '', title: '', ...promotion });
  expect(terms?.id).toBe(id);
});

describe('the running promotions', () => {
  const promotion = (slug: string, over: Partial<Promotion> = {}) =>
    ({ slug, backEndSlug: slug, title: slug, summary: '', language: 'es', ...over }) as Promotion;
  const dayOf = (days: number, from: string) =>
    new Date(new Date(`${from}T12:00:00Z`).getTime() + days * 86_400_000);
  const named = promotion('sorteo', { title: contest.title.es });
  const known = promotion('trikers', { terms: contest.id, ends: before });

  test('are those that the back end lists and that have not ended; none in an outage', () => {
    const listed = [
      promotion('terminada', { ends: before }),
      promotion('por-venir', { starts: after }),
      promotion('en-marcha', { ends: after }),
      promotion('sin-fechas'),
    ];
    const slugs = runningPromotions(listed, now).map(({ slug }) => slug);
    expect(slugs).toEqual(['en-marcha', 'sin-fechas']);
    expect(runningPromotions(undefined, now)).toEqual([]);
  });

  test('include the contest on its own days only, whatever the back end says', () => {
    for (const [when, runs] of [
      [dayOf(-1, contest.starts), false],
      [dayOf(0, contest.starts), true],
      [dayOf(0, contest.ends), true],
      [dayOf(1, contest.ends), false],
    ] as const) {
      expect(isContestRunning(when)).toBe(runs);
      expect(runningPromotions([named, known].map(withContestDates), when).length).toBe(
        runs ? 2 : 0,
      );
    }
  });
});

test.each([
  ['2026-11-30T23:59:59', '2026-11-30T22:59:59.000Z'],
  ['2026-07-31 23:59', '2026-07-31T21:59:00.000Z'],
  ['2026-03-29T03:30:00', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T04:00:00.5', '2026-10-25T03:00:00.500Z'],
  ['2026-11-30T23:59:59Z', '2026-11-30T23:59:59.000Z'],
  ['2026-11-30T23:59:59+02:00', '2026-11-30T21:59:59.000Z'],
  ['2026-11-30', '2026-11-30'],
])('the back end’s time %s is Madrid’s unless it says otherwise: %s', (said, meant) => {
  const item = { id: 1, slug: 'promo', titulo: 'Promo', ends_at: said };
  expect(JSON.stringify(tolerant.promotion.parse(item))).toContain(`"${meant}"`);
});

test.each([
  ['Compra una bolsa. Guarda el ticket y las huellas naranjas.', 'Compra una bolsa.'],
  ['Sí. Compra una bolsa y guarda las huellas naranjas.', 'Sí. Compra una bolsa…'],
])(
  'of “%s” a narrow banner shows the sentences that fit, if they are not too short',
  (text, shown) => {
    expect(shortened(text, 30)).toBe(shown);
  },
);
