import { addressOf } from '../../../src/site/addresses/addresses.ts';
import {
  type Check,
  expectTrue,
  expectValue,
  type Faults,
  type LeftOut,
  type Site,
} from './site.ts';

/** Empty form submissions. */
export const formChecks = ({ post }: Site): Check[] => [
  {
    name: 'an empty form is refused with messages, as JSON',
    run: async () => refusedAsJson(await post('/api/newsletter?lang=es', 'application/json', '{}')),
  },
  {
    name: 'an empty form is refused with messages, as a page',
    run: async () => refusedAsPage(await post(page, 'application/x-www-form-urlencoded', '')),
  },
];

const page = addressOf('newsletter', 'es');

/** The rate limit says nothing about the forms. */
const tooManyPosts = { leftOut: 'too many posts from here, ask again in a minute' };

async function refusedAsJson(answer: Response): Promise<Faults | LeftOut> {
  if (answer.status === 429) return tooManyPosts;
  const { ok, errors } = (await answer.json()) as {
    ok?: boolean;
    errors?: Record<string, string[]>;
  };
  return [
    ...expectValue('/api/newsletter', 'answers', answer.status, 422),
    ...expectTrue(ok === false, '/api/newsletter does not say that it refused'),
    ...['name', 'email', 'privacy'].flatMap((field) =>
      expectTrue(Boolean(errors?.[field]?.[0]), `/api/newsletter has no message for ${field}`),
    ),
  ];
}

async function refusedAsPage(answer: Response): Promise<Faults | LeftOut> {
  if (answer.status === 429) return tooManyPosts;
  return [
    ...expectValue(page, 'answers an empty post with', answer.status, 422),
    ...expectTrue(
      (await answer.text()).includes('aria-invalid="true"'),
      `${page} marks no field as wrong`,
    ),
  ];
}
