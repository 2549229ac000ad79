import { describe, expect, test } from 'vitest';
import { runCommandHere } from '../../support/command.ts';
import { waitingForms } from '../../support/forms/answers.ts';
import { postApi } from '../../support/forms/posting.ts';
import { startSubmissionBackEnd } from '../../support/forms/submissionBackEnd.ts';
import { submittingPlatform } from '../../support/forms/submittingPlatform.ts';
import { linesOf } from '../../support/logLines.ts';
import { startPlatform } from '../../support/platform.ts';

// Nothing is retried until a test calls `makeDue` or `passTime`.
const vars = { OUTBOX_DELAYS: '3600' };
const { site, backEnd, taken, waiting, deadLetters, passTime } = await submittingPlatform({ vars });

const restartWith = (changed: Record<string, string>) =>
  site.restart({ vars: { ORIGIN_DEV_URL: backEnd.url, ...vars, ...changed } });

test('twenty submissions of all forms survive a killed process, and arrive once', async () => {
  backEnd.behave(503);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      postApi(site, waitingForms[index % waitingForms.length] ?? 'other'),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await site.kill();
  await site.restart();
  backEnd.behave('well');
  await passTime();
  await expect.poll(taken).toEqual(answers.map(({ reference }) => reference).sort());
  await expect.poll(waiting).toEqual([]);
});

describe('for a waiting submission', () => {
  test('attempts are counted across restarts, and the last one makes it a dead letter', async () => {
    backEnd.behave(503);
    const { reference } = await postApi(site, 'other');
    expect(await waiting()).toMatchObject([{ reference, form: 'other', attempts: 1 }]);
    await site.kill();
    await restartWith({ OUTBOX_DELAYS: '0' });
    await passTime();
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
    expect(backEnd.calls).toHaveLength(100);
    expect(await deadLetters()).toContainEqual(
      expect.objectContaining({ reference, attempts: 100 }),
    );
    expect(linesOf(site, 'dead-letter').at(-1)).toMatchObject({
      reference,
      attempts: 100,
    });
    await site.restart();
  });

  test('the command shows form, age and attempts, and nothing about the sender', async () => {
    backEnd.behave(503);
    const run = (...parameters: string[]) =>
      runCommandHere('outbox', ['--local', '--persist-to', site.storage, ...parameters]);
    const { reference = '' } = await postApi(site, 'work');
    await postApi(site, 'other');
    const { output } = await run();
    expect(output).toMatch(
      new RegExp(`^work +\\d+ s +1 +in (?:59 min|1 h 0 min) +${reference}$`, 'm'),
    );
    expect(output).toMatch(/^1 work\n1 other\n2 submissions wait\n$/m);
    expect(output).not.toMatch(/Carmen|600|example/);

    const deleted = await run('--delete', reference);
    expect(deleted.output).toMatch(
      new RegExp(`^deleted applications/[\\da-f-]+ and outbox/${reference}.json\n$`),
    );
    expect((await waiting()).map(({ form }) => form)).toEqual(['other']);
  });
});

test('queue messages contain the reference, and nothing else', async () => {
  const origin = await startSubmissionBackEnd();
  origin.behave(503);
  // A Worker that logs queue messages consumes the queue instead of the site.
  const listener = `export default {
    queue(batch) {
      for (const { body } of batch.messages) console.log('got ' + JSON.stringify(body));
    },
  };`;
  const platform = await startPlatform({
    vars: { ORIGIN_DEV_URL: origin.url, OUTBOX_DELAYS: '0' },
    bind: ({ queueConsumers: _, ...options }) => options,
    beside: [
      {
        name: 'listener',
        compatibilityDate: '2026-10-01',
        modules: true,
        script: listener,
        queueConsumers: { 'risi-outbox-local': { maxBatchTimeout: 0 } },
      },
    ],
  });
  const references: unknown[] = [];
  for (const name of waitingForms) references.push((await postApi(platform, name)).reference);
  await expect
    .poll(() =>
      platform
        .logs()
        .flatMap(
          (line) => /got (.*)/.exec((JSON.parse(line) as { message: string }).message)?.[1] ?? [],
        )
        .map((body) => JSON.parse(body) as unknown)
        .sort(),
    )
    .toEqual(references.sort());
  await platform.close();
  await origin.close();
});

test('a failing queue loses no submission', async () => {
  const origin = await startSubmissionBackEnd();
  origin.behave(503);
  const settings = { vars: { ORIGIN_DEV_URL: origin.url, OUTBOX_DELAYS: '0' } };
  const platform = await startPlatform({
    ...settings,
    // A Worker without a `send` method replaces the queue.
    bind: ({ queueProducers: _, ...options }) => ({
      ...options,
      serviceBindings: { ...options.serviceBindings, OUTBOX: 'no-queue' },
    }),
    beside: [
      {
        name: 'no-queue',
        compatibilityDate: '2026-10-01',
        modules: true,
        script: 'export default {};',
      },
    ],
  });
  const references: unknown[] = [];
  for (const name of waitingForms) {
    const answer = await postApi(platform, name);
    expect(answer, name).toMatchObject({ status: 200, ok: true });
    references.push(answer.reference);
  }
  expect(linesOf(platform, 'enqueue-failed')).toHaveLength(waitingForms.length);
  await platform.restart(settings);
  origin.behave('well');
  await platform.tick(new Date(Date.now() + 60 * 60 * 1000));
  await expect
    .poll(() => origin.taken.map(({ reference }) => reference).sort())
    .toEqual(references.sort());
  await platform.close();
  await origin.close();
});
