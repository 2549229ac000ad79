/**
 * `npm run check:origin -- https://host`: asks a back end what the site asks it, reads
 * the answers with the site's own schemas, and tells for each call what does not fit
 * the contract. Changes nothing; `--write` also sends one question that says of itself
 * that it is a test. Ends with an error if a call does not fit.
 */
import { parseArgs } from 'node:util';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { addressOf } from '../../src/site/addresses/addresses.ts';
import { resolve } from '../../src/site/addresses/canonical.ts';
import { formOf } from '../../src/site/forms/forms.ts';
import { check } from '../../src/site/forms/schema.ts';
import {
  category,
  entry,
  listedPromotion,
  promotion,
  read,
} from '../../src/worker/backEnd/parsing.ts';
import { payloadOf } from '../../src/worker/submissions/contract.ts';
import { newReference } from '../../src/worker/submissions/reference.ts';
import { table } from './table.ts';

// The small zod says what is wrong only in a language that it was given.
z.config(en());

/** What one call came to. */
export interface CallReport {
  call: string;
  /** Status, or why there is none. */
  status: string;
  milliseconds: number;
  /** What the site would show of it. */
  fits: string;
  faults: string[];
}

/**
 * The site's limits: src/worker/backEnd/reader.ts and
 * src/worker/submissions/attempt.ts.
 */
const longestRead = 2_000;
const longestWrite = 8_000;
const longestAnswer = 4 * 1024 * 1024;
/** At most so many faults of one call are told. */
const mostFaults = 8;

interface Answer {
  status: string;
  milliseconds: number;
  json?: unknown;
  fault?: string;
}

type Item = Record<string, unknown>;
/** What else must be so of an item that fits the schema. */
type Rule = (item: Item) => string | undefined;

/** Makes every call of the contract once. */
export async function checkOrigin(
  address: string,
  { write = false } = {},
): Promise<CallReport[]> {
  const { origin } = new URL(address);
  const list = async (
    call: string,
    path: string,
    body: object,
    schema: z.ZodMiniType,
    reader: (json: unknown) => Promise<unknown[]>,
    ...rules: Rule[]
  ) => {
    const answer = await ask(origin, path, body);
    const items = itemsOf(answer.json);
    const wrong = items.flatMap((item, index) =>
      itemFaults(schema, item, rules).map((fault) => `data[${index}] ${fault}`),
    );
    const shown = await shownBy(reader, answer);
    reports.push(
      reportOf(
        call,
        answer,
        shown.value ? `${shown.value.length} of ${items.length} can be shown` : '',
        [...shown.faults, ...wrong],
      ),
    );
    return items.find((item) => faultsOf(schema, item).length === 0);
  };
  const item = async (
    call: string,
    path: string,
    schema: z.ZodMiniType,
    reader: (json: unknown) => Promise<object | null>,
  ) => {
    const answer = await ask(origin, path);
    const shown = await shownBy(reader, answer);
    const inside = (answer.json as Item | undefined)?.['data'] ?? answer.json;
    const faults = answer.fault
      ? []
      : shown.value === null
        ? ['it has no titulo']
        : faultsOf(schema, inside);
    reports.push(
      reportOf(
        call,
        answer,
        shown.value ? 'can be shown' : '',
        faults.length ? faults : shown.faults,
      ),
    );
  };
  const missing = async (
    call: string,
    path: string,
    reader: (json: unknown) => Promise<object | null>,
  ) => {
    const answer = await ask(origin, path);
    if (answer.status === '404')
      return void reports.push(
        reportOf(call, { ...answer, fault: '' }, 'says that there is none', []),
      );
    const shown = await shownBy(reader, answer);
    reports.push(
      reportOf(
        call,
        answer,
        shown.value === null ? 'says that there is none' : '',
        shown.value
          ? ['something is answered that nobody published; 404 is expected']
          : shown.faults,
      ),
    );
  };

  const reports: CallReport[] = [];
  const order = { created_at: 'desc' };
  const nothing = 'prueba-de-contrato-que-no-existe';
  const news = await list(
    'POST /api/entries',
    '/api/entries',
    { filters: {}, order },
    entry,
    read.entries,
    newsSlug,
  );
  await list(
    'POST /api/entries featured',
    '/api/entries',
    { filters: { featured: 1 }, order },
    entry,
    read.entries,
    newsSlug,
    ({ featured }) =>
      Number(featured) === 1 ? undefined : 'featured: was asked to be 1',
  );
  const group = Number(
    news?.['category_id'] ?? (news?.['categoria'] as Item | undefined)?.['id'],
  );
  if (news && group) {
    const filters = { visible: 1, category_id: group, exclude: Number(news['id']) };
    await list(
      'POST /api/entries similar',
      '/api/entries',
      { filters, order },
      entry,
      read.entries,
      newsSlug,
      (other) => similarFault(other, filters),
    );
  } else reports.push(leftOut('POST /api/entries similar'));
  await list('POST /api/categories', '/api/categories', {}, category, read.categories);
  if (news)
    await item(
      'GET /api/entries/{slug}',
      `/api/entries/${encodeURIComponent(String(news['slug']))}`,
      entry,
      read.entry,
    );
  else reports.push(leftOut('GET /api/entries/{slug}'));
  await missing('GET /api/entries/{unknown}', `/api/entries/${nothing}`, read.entry);
  const running = await list(
    'POST /api/promotions',
    '/api/promotions',
    {},
    listedPromotion,
    read.promotions,
    promotionSlug,
  );
  const slug = String(running?.['slug'] ?? '');
  if (slug)
    await item(
      'GET /api/entries/es/promocion/{slug}',
      `/api/entries/es/promocion/${encodeURIComponent(slug)}`,
      promotion,
      (json) => read.promotion(json, slug),
    );
  else reports.push(leftOut('GET /api/entries/es/promocion/{slug}'));
  await missing(
    'GET /api/entries/es/promocion/{unknown}',
    `/api/entries/es/promocion/${nothing}`,
    (json) => read.promotion(json, nothing),
  );
  if (write) reports.push(await submit(origin));
  return reports;
}

/** The reports as lines. */
export function report(address: string, reports: CallReport[]): string {
  const rows = reports.map(({ call, status, milliseconds, fits, faults }) => [
    faults.length ? 'WRONG' : status ? 'fits' : '-',
    call,
    status,
    status ? `${Math.round(milliseconds)} ms` : '',
    fits,
  ]);
  const wrong = reports.filter(({ faults }) => faults.length);
  const details = wrong.flatMap(({ call, faults }) => {
    const more = faults.length - mostFaults;
    return [
      `\n${call}:`,
      ...faults.slice(0, mostFaults).map((fault) => `  ${fault}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ];
  });
  return [
    table([['', 'call', 'status', 'time', 'the site'], ...rows]),
    ...details,
    '',
    wrong.length
      ? `${address}: ${wrong.length} of ${reports.length} calls do not fit`
      : `${address}: every call fits`,
  ].join('\n');
}

/** One read, within the site's limits. */
async function ask(origin: string, path: string, body?: object): Promise<Answer> {
  const headers = { Accept: 'application/json', 'Accept-Language': 'es' };
  const signal = AbortSignal.timeout(longestRead);
  const start = performance.now();
  const since = () => performance.now() - start;
  try {
    const response = await fetch(
      new URL(path, origin),
      body
        ? {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
            redirect: 'manual',
            signal,
          }
        : { headers, redirect: 'manual', signal },
    );
    const text = await response.text();
    const answer = { status: String(response.status), milliseconds: since() };
    if (response.status !== 200)
      return { ...answer, fault: `status ${response.status}, not 200` };
    if (text.length > longestAnswer)
      return { ...answer, fault: `the answer is longer than ${longestAnswer} bytes` };
    try {
      return { ...answer, json: JSON.parse(text) as unknown };
    } catch {
      return { ...answer, fault: `no JSON: ${JSON.stringify(text.slice(0, 60))}` };
    }
  } catch (error) {
    return { status: 'none', milliseconds: since(), fault: reasonOf(error, longestRead) };
  }
}

/** Sends one question about nothing, as the site would. */
async function submit(origin: string): Promise<CallReport> {
  const form = formOf('other');
  const reference = newReference();
  const mark = 'PRUEBA TÉCNICA: bórrese. TECHNICAL TEST: please delete.';
  const answers = {
    nombre: 'PRUEBA',
    apellidos: 'TÉCNICA',
    email: 'prueba@example.com',
    asunto: mark,
    mensaje: `${mark} (npm run check:origin, ${reference})`,
    privacy: 'true',
  };
  const { values, faults } = check(form, answers, { now: new Date() });
  if (Object.keys(faults).length)
    throw new Error(`the test submission is invalid: ${JSON.stringify(faults)}`);
  const call = `POST ${form.call} ${reference}`;
  const start = performance.now();
  try {
    const { status, body } = await fetch(new URL(form.call, origin), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Accept-Language': 'es',
        'Idempotency-Key': reference,
      },
      body: JSON.stringify(payloadOf(form, values, reference, 'es')),
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWrite),
    });
    await body?.cancel();
    const taken = status >= 200 && status < 300;
    return {
      call,
      status: String(status),
      milliseconds: performance.now() - start,
      fits: taken ? 'counts it as delivered: delete it there' : '',
      faults: taken ? [] : [`status ${status}, not 2xx`],
    };
  } catch (error) {
    return {
      call,
      status: 'none',
      milliseconds: performance.now() - start,
      fits: '',
      faults: [reasonOf(error, longestWrite)],
    };
  }
}

const reportOf = (
  call: string,
  { status, milliseconds, fault }: Answer,
  fits: string,
  faults: string[],
): CallReport => ({
  call,
  status,
  milliseconds,
  fits: fault ? '' : fits,
  faults: fault ? [fault] : [...new Set(faults)],
});

const leftOut = (call: string): CallReport => ({
  call,
  status: '',
  milliseconds: 0,
  fits: 'left out: the list has nothing to ask for',
  faults: [],
});

const itemsOf = (json: unknown): Item[] => {
  const data = (json as Item | null | undefined)?.['data'];
  return Array.isArray(data) ? (data as Item[]) : [];
};

/** What the site's own reader makes of an answer. */
async function shownBy<T>(
  reader: (json: unknown) => Promise<T>,
  { json, fault }: Answer,
): Promise<{ value?: T; faults: string[] }> {
  if (fault !== undefined) return { faults: [] };
  try {
    return { value: await reader(json), faults: [] };
  } catch (error) {
    if (error instanceof z.core.$ZodError) return { faults: wordsOf(error) };
    throw error;
  }
}

function faultsOf(schema: z.ZodMiniType, json: unknown): string[] {
  const { error } = schema.safeParse(json);
  return error ? wordsOf(error) : [];
}

/**
 * Faults of an item of a list. What does not fit the schema, which may be anything, is
 * told no more about.
 */
function itemFaults(schema: z.ZodMiniType, item: Item, rules: Rule[]): string[] {
  const faults = faultsOf(schema, item);
  return faults.length ? faults : rules.flatMap((rule) => rule(item) ?? []);
}

/** Field and words of each issue. */
const wordsOf = ({ issues }: z.core.$ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);

const newsSlug: Rule = ({ slug }) => slugFault('news-item', String(slug));
const promotionSlug: Rule = ({ slug }) => slugFault('promotion', String(slug));

/**
 * An item whose address is another page's, or is written otherwise than its slug, is
 * shown in lists and never by itself.
 */
function slugFault(page: 'news-item' | 'promotion', slug: string): string | undefined {
  const found = resolve(addressOf(page, 'es', { slug }), () => 'es');
  const place = 'place' in found ? found.place : undefined;
  if (place?.page !== page) return 'slug: no address of the site leads to it';
  const asked = (place.parameters as { slug: string }).slug;
  return asked === slug.normalize('NFC')
    ? undefined
    : `slug: the site asks for it as ${JSON.stringify(asked)}`;
}

function similarFault(
  other: Item,
  filters: { category_id: number; exclude: number },
): string | undefined {
  if (Number(other['id']) === filters.exclude) return 'id: was asked to be left out';
  if (Number(other['category_id'] ?? filters.category_id) !== filters.category_id)
    return `category_id: was asked to be ${filters.category_id}`;
  return undefined;
}

function reasonOf(error: unknown, limit: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${limit} ms`;
  return error.cause instanceof Error
    ? `no answer (${error.cause.message})`
    : error.message;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  });
  const [address] = positionals;
  if (!address || !URL.canParse(address)) {
    console.error('Say which back end: npm run check:origin -- https://host');
    process.exit(1);
  }
  const reports = await checkOrigin(address, values);
  console.log(report(address, reports));
  if (reports.some(({ faults }) => faults.length)) process.exitCode = 1;
}
