import type { Route } from 'playwright-core';
import type { PlainKey } from '../../src/site/i18n/words.ts';

/** What happens to a post on its way, so that it fails for real. */
export interface Spoiling {
  /** What the Worker answers. */
  status: 400 | 403 | 413 | 415 | 429 | 502;
  /** What the visitor is told to do. */
  word: PlainKey;
  headers?: Record<string, string>;
  body?: string;
  /** The status with which the back end refuses it, where it gets that far. */
  backEnd?: number;
  /** How often it is sent. */
  times?: number;
}

const refusal = (backEnd: number): Spoiling => ({
  status: 502,
  word: 'form.failed',
  backEnd,
});

/** Ways in which a post fails, by what is wrong with it. */
export const spoilings: Record<string, Spoiling> = {
  'a body that is no form': {
    status: 400,
    word: 'form.unreadable',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\n',
  },
  'the name of another site': {
    status: 403,
    word: 'form.foreign',
    headers: { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' },
  },
  'three million letters': {
    status: 413,
    word: 'form.tooBig',
    body: 'x'.repeat(3_000_000),
  },
  'a type that no form has': {
    status: 415,
    word: 'form.unsupported',
    headers: { 'content-type': 'text/plain' },
  },
  'five others before it': { status: 429, word: 'form.tooMany', times: 6 },
  'a back end that refuses it': refusal(400),
};

/** What the back end may refuse a post with; to the visitor it is all the same. */
export const refusals: Record<string, Spoiling> = Object.fromEntries(
  [403, 413, 415, 422].map((status) => [
    `a back end that says ${status}`,
    refusal(status),
  ]),
);

/** Spoils a post of the browser, and gives it the Worker's answer. */
export async function spoil(
  route: Route,
  { headers, body, times = 1 }: Spoiling,
): Promise<void> {
  const post = {
    headers: { ...(await route.request().allHeaders()), ...headers },
    ...(body ? { postData: body } : {}),
  };
  for (let time = 1; time < times; time++) await route.fetch(post);
  await route.fulfill({ response: await route.fetch(post) });
}
