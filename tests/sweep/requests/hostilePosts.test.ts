import { expect, test } from 'vitest';
import { textPosts } from '../../support/forms/hostilePosts.ts';
import { apiOf, post } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { origin, site } = await submittingSite();

test.each(textPosts)(
  'a post of the size limit is refused with its reason: $what',
  async ({ form, body }) => {
    const response = await post(site, apiOf(form), body);
    expect([400, 413, 422]).toContain(response.status);
    expect(await response.json()).toMatchObject({ ok: false });
    expect(origin.calls).toEqual([]);
  },
);
