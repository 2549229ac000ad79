import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { maxResponseBytes } from '../../src/worker/backEnd/limits.ts';
import { type Behaviour, startFailingBackEnd } from '../support/backEnd/failingBackEnd.ts';
import { runCommandHere } from '../support/command.ts';
import { startSubmissionBackEnd, type WriteBehaviour } from '../support/forms/submissionBackEnd.ts';
import { serve } from '../support/serve.ts';

const checkOrigin = (...parameters: string[]) => runCommandHere('checkOrigin', parameters);

test.concurrent.for<[Behaviour, string[]]>([
  [
    'missing fields',
    [
      'data: Invalid input: expected array, received object',
      'left out: the list has nothing to ask for',
    ],
  ],
  [
    'untitled',
    ['data[0] titulo: Invalid input: expected string, received null', '0 of 6 can be shown'],
  ],
  [
    'well',
    [
      'data[1] featured: was asked to be 1',
      'data[0] id: was asked to be left out',
      'expected 404 for a slug that does not exist, got an item',
    ],
  ],
  [500, ['status 500, not 200']],
  ['html', ['a page of HTML, which the site takes for an outage: "<h1>It works</h1>"']],
  ['huge', [`the answer is longer than ${maxResponseBytes} bytes`]],
  ['reset', ['no answer (']],
])(
  'of a back end that answers "%s", npm run check:origin names call, field and reason, and fails',
  async ([behaviour, words], { expect, onTestFinished }) => {
    const origin = await startFailingBackEnd();
    onTestFinished(() => origin.close());
    origin.behave(behaviour);
    const { status, output } = await checkOrigin(origin.url);
    for (const word of words) expect(output).toContain(word);
    expect(output).toMatch(/^WRONG {2}POST \/api\/entries/m);
    expect(output).toMatch(/: \d of 9 calls do not fit\n$/);
    expect(status).toBe(1);
  },
);

async function reportOnServer(answer: RequestListener) {
  const { url, close } = await serve(answer);
  try {
    return await checkOrigin(url, '--write');
  } finally {
    await close();
  }
}

test.each<[string, string[], RequestListener]>([
  [
    'redirects: its target is shown',
    [
      'status 301, not 200: it leads to https://api.risi.internal/api/categories\n',
      'status 301, not 2xx: it leads to https://api.risi.internal/api/contacto\n',
    ],
    ({ url }, response) =>
      response.writeHead(301, { Location: `https://api.risi.internal${url}` }).end(),
  ],
  [
    'answers 404 itself: this is not a missing item',
    ['the 404 is not JSON: the site takes it for an outage', 'WRONG  GET /api/entries/{unknown} '],
    (_, response) => response.writeHead(404).end('404 page not found'),
  ],
])('a host in front of the back end that %s', async (_, words, answer) => {
  const { status, output } = await reportOnServer(answer);
  for (const word of words) expect(output).toContain(word);
  expect(status).toBe(1);
});

test('a host that redirects within itself is shown with its whole address', async () => {
  const { output } = await reportOnServer((_, response) =>
    response.writeHead(302, { Location: '/login' }).end(),
  );
  expect(output).toMatch(/status 302, not 200: it leads to http:\/\/127[\d.:]+\/login\n/);
});

describe('npm run check:origin with --write and a back end whose answer to a submission', () => {
  const again = ': the site takes it for an outage, and sends the submission again';
  const answer = (body: string, type = 'application/json') => ({ body, type, taken: false });

  test.concurrent.for<[WriteBehaviour, string]>([
    [answer('{"status":null}'), 'status: is falsy, which the site takes for a refusal'],
    [
      answer('Maintenance', 'text/html'),
      `a page of HTML, by its type or its first character${again}`,
    ],
    [answer('{"status":tr'), `it begins as JSON and cannot be parsed${again}`],
    [answer('x'.repeat(70_000)), `the answer is longer than 65536 bytes${again}`],
    ['reset mid-answer', `the answer is cut off${again}`],
  ])(
    'is not as it should be says what the site makes of it, and fails: %#',
    async ([behaviour, words], { expect }) => {
      const { status, output } = await checkWriting(behaviour);
      expect(output).toMatch(/^WRONG {2}POST \/api\/contacto [A-Z0-9-]{14} +200 /m);
      expect(output).toContain(words);
      expect(status).toBe(1);
    },
  );

  test('is accepted finds nothing wrong with it', async () => {
    const { output } = await checkWriting(answer('{"status":"ok"}'));
    expect(output).toMatch(/^fits +POST \/api\/contacto [A-Z0-9-]{14} +200 /m);
  });

  async function checkWriting(behaviour: WriteBehaviour) {
    const origin = await startSubmissionBackEnd();
    origin.behave(behaviour);
    const report = await checkOrigin(origin.url, '--write');
    await origin.close();
    return report;
  }
});

describe('npm run check:origin with --write and a secret', () => {
  const secret = 'a secret for tests only, 32 characters or more';
  test.for([true, false])('says whether the back end checks signatures: %s', async (isChecking) => {
    const origin = await startSubmissionBackEnd();
    origin.behave(({ path, headers, reference, text }) =>
      isChecking && headers['x-site-signature'] !== signatureOf(path, reference, headers, text)
        ? 401
        : 'well',
    );
    const { output } = await runCommandHere('checkOrigin', [origin.url, '--write'], {
      ORIGIN_SECRET: secret,
    });
    await origin.close();
    const verdict = isChecking ? 'fits' : 'WRONG';
    expect(output).toMatch(new RegExp(`^${verdict} +POST /api/contacto forged`, 'm'));
    expect(output.includes('anybody can post')).toBe(!isChecking);
    const [first, second] = origin.taken.slice(-2);
    expect(second?.reference).toBe(first?.reference);
  });

  const signatureOf = (
    path: string,
    reference: string,
    headers: Record<string, unknown>,
    text: string,
  ) =>
    createHmac('sha256', secret)
      .update([path, reference, headers['x-site-time'], text].join('\n'))
      .digest('hex');
});

describe('npm run check:origin with a back end whose lists hold', () => {
  test('a promotion without a slug asks for none, as the site does', async () => {
    const asked: (string | undefined)[] = [];
    const { output } = await reportOnServer(({ url }, response) => {
      asked.push(url);
      const data = url === '/api/promotions' ? [{ titulo: 'Una promoción' }] : [];
      response.setHeader('Content-Type', 'application/json');
      response.writeHead(url?.startsWith('/api/entries/') ? 404 : 200);
      response.end(JSON.stringify({ data }));
    });
    expect(asked).not.toContain('/api/entries/es/promocion/undefined');
    expect(output).toMatch(/^- {2}.*promocion\/\{slug\} .*left out/m);
  });

  const reportOn = (answer: object) =>
    reportOnServer((_, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer)),
    );

  test('null items only says so for each call', async () => {
    const { status, output } = await reportOn({ data: [null] });
    expect(output.match(/^WRONG {2}POST /gm)).toHaveLength(4);
    expect(output).toContain('data[0] the answer: Invalid input: expected object, received null');
    expect(output).not.toContain('TypeError');
    expect(status).toBe(1);
  });

  test('slugs that the site cannot request names them', async () => {
    const slugs = ['Con-Mayúsculas', 'dos palabras', 'dos/partes', 'bien', 'más-aún'];
    const { status, output } = await reportOn({
      data: slugs.map((slug, id) => ({ id, slug, titulo: 'Título', featured: 1 })),
    });
    for (const call of ['/api/entries', '/api/promotions']) {
      const [, told = ''] = output.split(`\nPOST ${call}:\n`);
      expect(told.split('\n\n')[0]?.split('\n')).toEqual([
        '  data[0] slug: the site asks for it as "con-mayúsculas"',
        '  data[1] slug: is not a valid slug',
        '  data[2] slug: is not a valid slug',
      ]);
    }
    expect(status).toBe(1);
  });
});
