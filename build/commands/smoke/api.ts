import { type Check, expectType, expectValue } from './check.ts';
import type { Site } from './site.ts';

/** API endpoints. */
export const apiChecks = ({ get }: Site): Check[] => [
  {
    name: 'an unknown call is answered with JSON',
    async run() {
      const answer = await get('/api/nada');
      return [
        ...expectValue('/api/nada', 'answers', answer.status, 404),
        ...expectType('/api/nada', answer, 'application/json'),
      ];
    },
  },
  {
    name: 'the site says of itself that it serves visitors',
    async run() {
      const answer = await get('/api/health');
      const words = `answers ${await answer.text()}`;
      return expectValue('/api/health', words, answer.status, 200);
    },
  },
  {
    name: 'reports of the ethical channel are sealed',
    async run() {
      const { reportsSealed } = (await (await get('/api/health')).json()) as {
        reportsSealed?: boolean;
      };
      return reportsSealed ? [] : { leftOut: 'REPORT_PUBLIC_KEY is not set' };
    },
  },
];
