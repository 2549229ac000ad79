import { expect, test } from 'vitest';
import { runCommandHere } from '../../support/command.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
import { startSite } from '../../support/site.ts';

test('npm run smoke skips forms and succeeds if it is rate-limited', async ({ onTestFinished }) => {
  const site = await startSite();
  onTestFinished(() => site.close());
  const post = async () =>
    (
      await fetch(`${site.url}/api/newsletter`, {
        method: 'POST',
        headers: { Origin: site.url, 'Content-Type': 'application/json' },
        body: '{}',
      })
    ).status;
  const { status, output } = await withinAMinute(async () => {
    while ((await post()) !== 429);
    return runCommandHere('smoke', [site.url]);
  });
  expect(
    output.match(
      /^- +an empty form is refused with messages, as \w+ .*left out: too many posts from here/gm,
    ),
  ).toHaveLength(2);
  expect(output).toMatch(/all \d{2} are as they should be, 3 left out\n$/);
  expect(status).toBe(0);
});
