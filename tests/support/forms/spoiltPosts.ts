import type { Route } from 'playwright-core';
import type { PlainKey } from '../../../src/site/i18n/words.ts';
import { withinAMinute } from './minute.ts';

/** How a post is made to fail on its way. */
export interface Spoiling {
  /** The Worker's response. */
  status: 400 | 403 | 413 | 415 | 429 | 502;
  /** What the visitor is advised to do. */
  word: PlainKey;
  headers?: Record<string, string>;
  body?: string;
  /** The back end's refusal, if the post gets that far. */
  backEnd?: number;
  /** Number of times it is sent. */
  times?: number;
}

const refusal = (backEnd: number): Spoiling => ({
  status: 502,
  word: 'form.failed',
  backEnd,
});

/** Ways in which a post fails, by cause. */
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

/** Statuses with which the back end can fail a post; visitors see no difference. */
export const refusals: Record<string, Spoiling> = Object.fromEntries(
  [403, 503].map((status) => [`a back end that says ${status}`, refusal(status)]),
);

/** The advice after a spoilt subscription, which clears the form. */
export const adviceOf = ({ status, word }: Spoiling): PlainKey =>
  status === 429 ? 'form.newsletterWait' : status === 502 ? 'form.newsletterAgain' : word;

/** Makes a browser's post fail, and passes on the Worker's response. */
export async function spoil(route: Route, { headers, body, times = 1 }: Spoiling): Promise<void> {
  const post = {
    headers: {
      ...(await route.request().allHeaders()),
      // The Worker closes a connection that was idle for five seconds.
      connection: 'close',
      ...headers,
    },
    ...(body ? { postData: body } : {}),
  };
  const response = await withinAMinute(async () => {
    for (let time = 1; time < times; time++) await route.fetch(post);
    return route.fetch(post);
  });
  await route.fulfill({ response });
}
