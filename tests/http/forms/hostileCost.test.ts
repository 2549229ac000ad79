import { afterAll, expect, test } from 'vitest';
import {
  type HostilePost,
  shapedPosts,
  textPosts,
} from '../../support/forms/hostilePosts.ts';
import { apiOf, visitorHeaders } from '../../support/forms/posting.ts';
import { siteProcessorTime, slowness } from '../../support/processorTime.ts';
import { startSite } from '../../support/site.ts';

const site = await startSite();
afterAll(() => site.close());

/**
 * Maximum processor time of a post in ms, whatever its contents. Alone on a quiet machine
 * the dearest takes 48; half as much again is what a shared one adds.
 */
const most = 75;

/** Processor time of a post in ms. */
async function costOf(path: string, body: Uint8Array<ArrayBuffer>, type: string) {
  const before = siteProcessorTime();
  const response = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { ...visitorHeaders(site), 'Content-Type': type },
  });
  await response.arrayBuffer();
  return siteProcessorTime() - before;
}

/**
 * Processor time of looking into a post, in ms at full speed. Other processes only ever
 * add to it, so a first run below the maximum is enough. Otherwise the cost of refusing a
 * body of the same size for its type is taken off, and the least of up to twelve runs
 * counts.
 */
async function ownCostOf({ form, body, type }: HostilePost): Promise<number> {
  const sent = new Response(body);
  const given = type ?? sent.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const reads = [await costOf(apiOf(form), bytes, given)];
  const refusals: number[] = [];
  const speeds = [slowness()];
  let cost = Math.min(...reads) / median(speeds);
  for (let run = 0; run < 12 && cost > most; run++) {
    refusals.push(await costOf(apiOf(form), bytes, 'text/plain'));
    reads.push(await costOf(apiOf(form), bytes, given));
    speeds.push(slowness());
    cost = (Math.min(...reads) - Math.min(...refusals)) / median(speeds);
  }
  return cost;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test.runIf(process.platform === 'linux').each([
  ['texts', textPosts],
  ['bodies', shapedPosts],
])(
  'no post with hostile %s costs 75 ms of processor time',
  async (_, posts) => {
    // Excludes compilation.
    for (const post of posts.slice(0, 3)) await ownCostOf(post);
    const dear: string[] = [];
    for (const post of posts) {
      const cost = await ownCostOf(post);
      if (process.env['VERBOSE']) console.log(`${cost.toFixed(0)} ms: ${post.what}`);
      if (cost > most) dear.push(`${post.what}: ${cost.toFixed(0)} ms`);
    }
    expect(dear).toEqual([]);
  },
  300_000,
);
