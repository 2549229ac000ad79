import { afterAll, expect, test } from 'vitest';
import {
  type HostilePost,
  pdfPosts,
  shapedPosts,
  textPosts,
} from '../support/hostilePosts.ts';
import { apiOf, visitorHeaders } from '../support/posting.ts';
import { siteProcessorTime } from '../support/processorTime.ts';
import { startSite } from '../support/site.ts';

const site = await startSite();
afterAll(() => site.close());

/** Maximum processor time of a post in ms, whatever its contents. */
const most = 50;

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
 * What it costs to look into a post: the median of three, without what a body of the
 * same size costs that is refused for its type.
 */
async function ownCostOf({ form, body, type }: HostilePost): Promise<number> {
  const sent = new Response(body);
  const given = type ?? sent.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const costs: number[] = [];
  for (let run = 0; run < 3; run++) {
    const refused = await costOf(apiOf(form), bytes, 'text/plain');
    costs.push((await costOf(apiOf(form), bytes, given)) - refused);
  }
  return costs.sort((a, b) => a - b)[1] ?? 0;
}

test.runIf(process.platform === 'linux').each([
  ['texts', textPosts],
  ['bodies', shapedPosts],
  ['files', pdfPosts],
])(
  'no post with hostile %s costs 50 ms of processor time',
  async (_, posts) => {
    // Excludes compilation.
    for (const post of posts.slice(0, 3)) await ownCostOf(post);
    const dear: string[] = [];
    for (const post of posts) {
      let cost = await ownCostOf(post);
      // Other processes take part of what is measured: what is dear is dear twice.
      if (cost > most) cost = Math.min(cost, await ownCostOf(post));
      if (process.env['VERBOSE']) console.log(`${cost.toFixed(0)} ms: ${post.what}`);
      if (cost > most) dear.push(`${post.what}: ${cost.toFixed(0)} ms`);
    }
    expect(dear).toEqual([]);
  },
  240_000,
);
