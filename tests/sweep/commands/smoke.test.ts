import { expect, onTestFinished, test } from 'vitest';
import { runCommandHere } from '../../support/command.ts';
import { withinAMinute } from '../../support/forms/minute.ts';
import { linesOf } from '../../support/logLines.ts';
import { ownSite } from '../../support/ownSite.ts';
import { startPlatform } from '../../support/platform.ts';

test('npm run smoke skips forms and succeeds if it is rate-limited', async () => {
  const site = await startPlatform();
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
  expect(output).toMatch(/all \d{2} are as they should be, 4 left out\n$/);
  expect(status).toBe(0);
});

test('npm run smoke plays the journeys of visitors, one of whom sends a question that is marked as a test', async () => {
  await using site = await ownSite();
  const { status, output } = await runCommandHere('smoke', [site.url, '--journeys']);
  expect(output.split('\n').slice(0, 6)).toEqual([
    expect.stringMatching(/^ok +from home to a product and its allergens$/),
    expect.stringMatching(/^ok +a search, and its first product$/),
    expect.stringMatching(/^ok +the newest news$/),
    expect.stringMatching(/^ok +a product in another language$/),
    expect.stringMatching(/^ok +the ethical channel, and a wrong code$/),
    expect.stringMatching(/^ok +a question is received +delete it at the back end/),
  ]);
  expect(output).toMatch(/: all 6 are as they should be\n$/);
  expect(status).toBe(0);
  expect(linesOf(site, 'submission').filter(({ outcome }) => outcome === 'delivered')).toEqual([
    expect.objectContaining({ form: 'other', attempts: 1 }),
  ]);
});
