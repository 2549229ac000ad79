import type * as z from 'zod/mini';
import { contract } from '../../../src/worker/backEnd/responses/contract.ts';
import { read as readers } from '../../../src/worker/backEnd/responses/parsing.ts';
import { type CallResult, leftOut, read, resultOf } from './call.ts';
import {
  faultsOf,
  featuredOnly,
  type Item,
  itemFaults,
  newsSlug,
  promotionSlug,
  type Reader,
  type Rule,
  shownBy,
  similarTo,
} from './faults.ts';

const { entry, category, promotion } = contract;
const order = { created_at: 'desc' };
const unknownSlug = 'prueba-de-contrato-que-no-existe';

/** Calls every read endpoint of the contract once. */
export async function checkReads(backEndUrl: string): Promise<CallResult[]> {
  const news = await checkList(backEndUrl, {
    call: 'POST /api/entries',
    path: '/api/entries',
    body: { filters: {}, order },
    schema: entry,
    reader: readers.entries,
    rules: [newsSlug],
  });
  const featured = await checkList(backEndUrl, {
    call: 'POST /api/entries featured',
    path: '/api/entries',
    body: { filters: { featured: 1 }, order },
    schema: entry,
    reader: readers.entries,
    rules: [newsSlug, featuredOnly],
  });
  const similar = await checkSimilar(backEndUrl, news.example);
  const categories = await checkList(backEndUrl, {
    call: 'POST /api/categories',
    path: '/api/categories',
    body: {},
    schema: category,
    reader: readers.categories,
    rules: [],
  });
  const promotions = await checkList(backEndUrl, {
    call: 'POST /api/promotions',
    path: '/api/promotions',
    body: {},
    schema: promotion,
    reader: readers.promotions,
    rules: [promotionSlug],
  });
  return [
    news.result,
    featured.result,
    similar,
    categories.result,
    ...(await checkItems(backEndUrl, {
      path: '/api/entries',
      example: news.example,
      schema: entry,
      readerOf: (slug) => (json) => readers.entry(json, slugIn(json, slug)),
    })),
    promotions.result,
    ...(await checkItems(backEndUrl, {
      path: '/api/entries/es/promocion',
      example: promotions.example,
      schema: promotion,
      readerOf: (slug) => (json) =>
        readers.promotion(json, { asked: slugIn(json, slug), isListed: true }),
    })),
  ];
}

interface List {
  call: string;
  path: string;
  body: object;
  schema: z.ZodMiniType;
  reader: Reader<unknown[]>;
  rules: Rule[];
}

/** Requests a list. `example` is its first valid item that has an address. */
async function checkList(
  backEndUrl: string,
  { call, path, body, schema, reader, rules }: List,
): Promise<{ result: CallResult; example: Item | undefined }> {
  const answer = await read(backEndUrl, path, body);
  const data = (answer.json as Item | null | undefined)?.['data'];
  const items = Array.isArray(data) ? (data as Item[]) : [];
  const wrong = items.flatMap((item, index) =>
    itemFaults(schema, item, rules).map((fault) => `data[${index}] ${fault}`),
  );
  const { value, faults } = await shownBy(reader, answer);
  const fits = value ? `${value.length} of ${items.length} can be shown` : '';
  return {
    result: resultOf(call, answer, fits, [...faults, ...wrong]),
    example: items.find((item) => faultsOf(schema, item).length === 0 && item['slug']),
  };
}

/** Requests news related to an example. */
async function checkSimilar(backEndUrl: string, news: Item | undefined): Promise<CallResult> {
  const call = 'POST /api/entries similar';
  const group = Number(news?.['category_id'] ?? (news?.['categoria'] as Item | undefined)?.['id']);
  if (!news || !group) return leftOut(call);
  const filters = { visible: 1, category_id: group, exclude: Number(news['id']) };
  const { result } = await checkList(backEndUrl, {
    call,
    path: '/api/entries',
    body: { filters, order },
    schema: entry,
    reader: readers.entries,
    rules: [newsSlug, similarTo(filters)],
  });
  return result;
}

interface Items {
  path: string;
  /** An existing slug. */
  example: Item | undefined;
  schema: z.ZodMiniType;
  readerOf(slug: string): Reader<object | null>;
}

/** Requests an existing and a missing item. */
async function checkItems(
  backEndUrl: string,
  { path, example, schema, readerOf }: Items,
): Promise<CallResult[]> {
  const call = `GET ${path}/{slug}`;
  const slug = example && String(example['slug']);
  return [
    slug
      ? await checkItem(backEndUrl, call, `${path}/${encodeURIComponent(slug)}`, {
          schema,
          reader: readerOf(slug),
        })
      : leftOut(call),
    await checkMissing(
      backEndUrl,
      `GET ${path}/{unknown}`,
      `${path}/${unknownSlug}`,
      readerOf(unknownSlug),
    ),
  ];
}

/** The slug of an item, so that one of another slug is seen, too. */
function slugIn(json: unknown, otherwise: string): string {
  const slug = itemIn(json)?.['slug'];
  return typeof slug === 'string' ? slug : otherwise;
}

/** An item may be wrapped in `data`. */
const itemIn = (json: unknown): Item | undefined =>
  ((json as Item | null | undefined)?.['data'] ?? json) as Item | undefined;

async function checkItem(
  backEndUrl: string,
  call: string,
  path: string,
  { schema, reader }: { schema: z.ZodMiniType; reader: Reader<object | null> },
): Promise<CallResult> {
  const answer = await read(backEndUrl, path);
  const { value, faults } = await shownBy(reader, answer);
  if (value === null) return resultOf(call, answer, '', ['it has no titulo']);
  const wrong = answer.fault === undefined ? faultsOf(schema, itemIn(answer.json)) : [];
  const fits = value ? 'can be shown' : '';
  return resultOf(call, answer, fits, wrong.length ? wrong : faults);
}

async function checkMissing(
  backEndUrl: string,
  call: string,
  path: string,
  reader: Reader<object | null>,
): Promise<CallResult> {
  const answer = await read(backEndUrl, path);
  const fits = 'says that there is none';
  if (answer.status === '404') {
    const { fault: _, ...absence } = answer;
    const proxied = 'the 404 is not JSON: the site takes it for an outage';
    return resultOf(call, absence, fits, answer.json === undefined ? [proxied] : []);
  }
  const { value, faults } = await shownBy(reader, answer);
  const published = 'expected 404 for a slug that does not exist, got an item';
  return resultOf(call, answer, value === null ? fits : '', value ? [published] : faults);
}
