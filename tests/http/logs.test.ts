import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest';
import { type Field, fileFieldOf } from '../../src/site/forms/form.ts';
import { type FormName, formNames, formOf } from '../../src/site/forms/forms.ts';
import { trapName } from '../../src/site/forms/hiddenFields.ts';
import { pdfFile, plainPdf, validForm } from '../support/answers.ts';
import { type FailingBackEnd, startFailingBackEnd } from '../support/failingBackEnd.ts';
import { linesOf } from '../support/logLines.ts';
import { pdfOfSize } from '../support/pdfs.ts';
import {
  apiOf,
  keysInBucket,
  naming,
  pageOf,
  post,
  postApi,
  postPage,
  visitorHeaders,
} from '../support/posting.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { submittingSite } from '../support/submittingSite.ts';

const { origin, site } = await submittingSite({ OUTBOX_DELAYS: '1' });

/** What no line may hold: each visitor answers with it wherever a form lets them. */
const unmistakable: Partial<Record<Field['kind'], string>> = {
  text: 'Zxqv Aldecoa',
  textarea: 'Zxqv escribe\nuna carta',
  email: 'zxqv@example.com',
  tel: '699 123 789',
  date: '1987-03-04',
};
const traces =
  /zxqv|699 ?123 ?789|1987-03-04|28814|\b10\.\d+\.\d+\.\d+|127\.0\.0\.1|documento|Unmistakable|%PDF/i;

function personal(name: FormName): Record<string, string | File> {
  const { fields } = formOf(name);
  const file = fileFieldOf(formOf(name));
  const texts = fields.flatMap(({ name, kind }): [string, string][] =>
    unmistakable[kind] && name !== 'promo_code' ? [[name, unmistakable[kind]]] : [],
  );
  return {
    ...Object.fromEntries(texts),
    promo_code: 'ZXQV-1',
    ...(file
      ? {
          [file.name]: pdfFile(
            `${plainPdf.replace('1.4\n', '1.4\n% zxqv\n')}`,
            'zxqv.pdf',
          ),
        }
      : {}),
  };
}

/** New log lines about submissions. */
let seen = 0;
const newLines = (event = 'submission') =>
  linesOf(site, event).slice(event === 'submission' ? seen : 0);
beforeEach(() => {
  seen = linesOf(site, 'submission').length;
});
const outcomes = () => newLines().map(({ form, outcome }) => `${form} ${outcome}`);
const forEach = (outcome: string) => formNames.map((name) => `${name} ${outcome}`).sort();

afterEach(() => expect(site.logs().filter((line) => traces.test(line))).toEqual([]));

test('an accepted submission logs one line with form, outcome, attempts and time', async () => {
  const references: Record<string, string | undefined> = {};
  for (const name of formNames) {
    const answer = await postApi(site, name, personal(name));
    expect(answer, name).toMatchObject({ status: 200 });
    references[name] = answer.reference;
  }
  await expect
    .poll(() => outcomes().sort())
    .toEqual([...forEach('delivered'), 'ethical queued'].sort());
  for (const line of newLines()) {
    expect(line).toMatchObject({
      attempts: line['outcome'] === 'queued' ? 0 : 1,
      milliseconds: expect.any(Number),
    });
    // Who is at risk is named in no way, neither by the reference nor by the request.
    if (line['form'] === 'ethical')
      expect(Object.keys(line).sort()).toEqual([
        'attempts',
        'event',
        'form',
        'milliseconds',
        'outcome',
      ]);
    else
      expect(line).toMatchObject({
        reference: references[String(line['form'])],
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      });
  }
});

test('a submission without JavaScript logs the same line', async () => {
  for (const name of formNames)
    expect((await postPage(site, name, personal(name))).status, name).toBe(303);
  await expect
    .poll(() => outcomes().sort())
    .toEqual([...forEach('delivered'), 'ethical queued'].sort());
});

test('invalid answers log one line that does not contain them', async () => {
  for (const name of formNames) {
    expect(
      await postApi(site, name, {
        ...personal(name),
        privacy: '',
        ...(name === 'ethical' ? { relacion: 'zxqv' } : { email: 'zxqv@' }),
      }),
      name,
    ).toMatchObject({ status: 422 });
    expect(
      (await postPage(site, name, { ...personal(name), privacy: '' })).status,
      name,
    ).toBe(422);
  }
  await expect
    .poll(() => outcomes().sort())
    .toEqual([...forEach('invalid'), ...forEach('invalid')].sort());
});

test('a submission refused by the back end logs its reference, for questions to the back end', async () => {
  origin.behave(400);
  const named = formNames.filter((name) => !formOf(name).anonymous);
  for (const name of named)
    expect(await postApi(site, name, personal(name)), name).toMatchObject({
      status: 502,
    });
  await expect
    .poll(() => outcomes().sort())
    .toEqual(named.map((name) => `${name} refused`).sort());
  for (const line of newLines()) expect(line).toHaveProperty('reference');
});

test('a waiting submission logs one line, and another with its attempts when it arrives', async () => {
  origin.behave(503);
  for (const name of formNames)
    expect(await postApi(site, name, personal(name)), name).toMatchObject({
      status: 200,
    });
  await expect.poll(() => outcomes().sort()).toEqual(forEach('queued'));
  origin.behave('well');
  await expect
    .poll(() => outcomes().sort(), { timeout: 30_000 })
    .toEqual([...forEach('delivered'), ...forEach('queued')].sort());
  for (const line of newLines().filter(({ outcome }) => outcome === 'delivered'))
    expect(Number(line['attempts'])).toBeGreaterThan(line['form'] === 'ethical' ? 0 : 1);
});

test('a submission refused after its acknowledgement logs a line to alert on', async () => {
  origin.behave(503);
  const acknowledged: string[] = [];
  for (const name of formNames) {
    const { reference } = await postApi(site, name, personal(name));
    if (reference && name !== 'ethical') acknowledged.push(reference);
  }
  origin.behave(422);
  await expect
    .poll(
      async () =>
        (await keysInBucket(site)).filter((key) => key.startsWith('dead-letters/'))
          .length,
      { timeout: 30_000 },
    )
    .toBe(formNames.length);
  await expect.poll(() => linesOf(site, 'dead-letter').length).toBe(formNames.length);
  const lines = linesOf(site, 'dead-letter');
  expect(lines.map(({ form }) => form).sort()).toEqual([...formNames].sort());
  expect(lines.flatMap(({ reference }) => reference ?? []).sort()).toEqual(
    acknowledged.sort(),
  );
  expect(lines.find(({ form }) => form === 'ethical')).not.toHaveProperty('reference');
});

describe('a rejected post logs one line with the reason:', () => {
  const reasonOf = async (send: () => Promise<{ status: number }>, status: number) => {
    expect((await send()).status).toBe(status);
    await expect.poll(() => newLines().at(-1)?.['outcome']).toBe('rejected');
    return newLines().at(-1)?.['reason'];
  };
  test('a trap', async () => {
    expect(
      await reasonOf(
        () => postApi(site, 'other', { ...personal('other'), [trapName]: 'zxqv' }),
        400,
      ),
    ).toBe('form.automatic');
  });
  test('another site', async () => {
    const body = validForm('other', { ...naming('other'), ...personal('other') });
    expect(
      await reasonOf(
        () =>
          post(site, apiOf('other'), body, {
            Origin: 'https://zxqv.example',
            'Sec-Fetch-Site': 'cross-site',
          }),
        403,
      ),
    ).toBe('form.foreign');
  });
  test('a body that is too large', async () => {
    expect(
      await reasonOf(
        () =>
          postPage(site, 'work', {
            ...personal('work'),
            cv: pdfFile(pdfOfSize(3 * 1024 * 1024), 'zxqv.pdf'),
          }),
        413,
      ),
    ).toBe('form.tooBig');
  });
  test('and without the request if the post may be a report', async () => {
    const head = { Origin: 'https://zxqv.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const send of [
      () =>
        postPage(site, 'ethical', {
          ...personal('ethical'),
          documentation: pdfFile(pdfOfSize(3 * 1024 * 1024), 'zxqv.pdf'),
        }),
      () =>
        post(site, pageOf('ethical'), validForm('ethical', personal('ethical')), head),
      () =>
        post(
          site,
          apiOf('ethical'),
          validForm('ethical', { ...naming('ethical'), ...personal('ethical') }),
          head,
        ),
    ]) {
      const { length } = newLines();
      await send();
      await expect.poll(() => newLines().length).toBe(length + 1);
      expect(newLines().at(-1)).toMatchObject({ outcome: 'rejected' });
      expect(newLines().at(-1)).not.toHaveProperty('requestId');
    }
  });
  test('a body that is not a form', async () => {
    expect(
      await reasonOf(
        () =>
          post(site, apiOf('other'), '{"email": "zxqv@example.com', {
            'Content-Type': 'application/json',
          }),
        400,
      ),
    ).toBe('form.unreadable');
  });
  test('too many', async () => {
    const headers = visitorHeaders(site);
    const send = () =>
      fetch(site.url + pageOf('other'), {
        method: 'POST',
        redirect: 'manual',
        body: validForm('other', personal('other')),
        headers,
      });
    for (let i = 0; i < 5; i++) await send();
    expect(await reasonOf(send, 429)).toBe('form.tooMany');
  });
});

describe('if the back end fails a read', () => {
  let failing: FailingBackEnd;
  let reading: RunningSite;
  beforeAll(async () => {
    failing = await startFailingBackEnd();
    failing.behave(500);
    reading = await startSite({ ORIGIN_DEV_URL: failing.url });
  });
  afterAll(async () => {
    await reading.close();
    await failing.close();
  });
  afterEach(() => expect(reading.logs().filter((line) => traces.test(line))).toEqual([]));

  test('the line names the kind of response, and not the requested item', async () => {
    expect(
      (
        await fetch(`${reading.url}/es/noticia/zxqv-aldecoa`, {
          headers: { 'User-Agent': 'Unmistakable/1.0', Referer: 'https://zxqv.example/' },
        })
      ).status,
    ).toBe(503);
    await fetch(`${reading.url}/es/noticias?q=zxqv&email=zxqv%40example.com`);
    await expect
      .poll(() => linesOf(reading, 'origin-failed').map(({ call }) => call))
      .toEqual(expect.arrayContaining(['entry', 'entries']));
  });

  test('a failed request logs one line with the id in the response', async () => {
    const response = await fetch(`${reading.url}/es/noticia/zxqv-otra`);
    const requestId = response.headers.get('X-Request-Id');
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    const lines = () =>
      linesOf(reading, 'request-failed').filter(
        (line) => line['requestId'] === requestId,
      );
    await expect.poll(lines).toEqual([
      {
        event: 'request-failed',
        requestId,
        method: 'GET',
        route: expect.any(String),
        page: 'news-item',
        status: 503,
      },
    ]);
  });

  test('a request has the platform’s id', async () => {
    const named = await fetch(`${reading.url}/es/noticia/zxqv-tercera`, {
      headers: { 'CF-Ray': '8f1c2d3e4f5a6b7c-MAD' },
    });
    expect(named.headers.get('X-Request-Id')).toBe('8f1c2d3e4f5a6b7c-MAD');
    const forged = await fetch(`${reading.url}/es/noticia/zxqv-cuarta`, {
      headers: { 'CF-Ray': 'zxqv' },
    });
    expect(forged.headers.get('X-Request-Id')).not.toContain('zxqv');
  });
});

test('a broken setting logs its name and where it was found', async () => {
  const broken = await startSite({ ORIGIN_DEV_URL: 'zxqv' });
  try {
    expect(
      (await fetch(`${broken.url}/es/historia?email=zxqv%40example.com`)).status,
    ).toBe(500);
    const line = {
      status: 500,
      error: 'SettingError',
      message: expect.stringContaining('ORIGIN_DEV_URL'),
      stack: expect.stringMatching(/^\s+at /),
    };
    await expect.poll(() => linesOf(broken, 'request-failed').at(-1)).toMatchObject(line);
    expect(broken.logs().filter((line) => traces.test(line))).toEqual([]);
  } finally {
    await broken.close();
  }
});
