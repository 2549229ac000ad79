import { XMLParser } from 'fast-xml-parser';
import { factsOf } from './html.ts';
import { get } from './http.ts';
import { inTurn } from './inTurn.ts';

interface SitemapEntry {
  loc: string;
  lastmod: string;
  'xhtml:link': { '@_rel': string; '@_hreflang': string; '@_href': string }[];
}

export type SitemapPage = Awaited<ReturnType<typeof readPage>>;
export type Sitemap = Awaited<ReturnType<typeof readPages>>;

let read: Promise<Sitemap> | undefined;

/** The shared site's sitemap and its pages, read once for every file of a worker. */
export function readSitemap(): Promise<Sitemap> {
  read ??= readPages();
  return read;
}

/** A page of the shared site. */
export async function readPage(address: string) {
  const response = await get(address);
  const html = await response.text();
  return { ...factsOf(html), html, status: response.status };
}

async function readPages() {
  const xml = await (await get('/sitemap.xml')).text();
  const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(xml) as {
    urlset: { url: SitemapEntry[] };
  };
  /** Every page by its address, each in the language whose turn it is. */
  const pages = new Map<string, SitemapPage>();
  const places = Map.groupBy(urlset.url, (entry) => alternatesIn(entry)['es'] ?? '');
  const chosen = inTurn([...places.values()]).flatMap(([[entry], language]) =>
    entry ? [alternatesIn(entry)[language] ?? ''] : [],
  );
  await each(chosen, async (address) => void pages.set(address, await readPage(address)));
  return { xml, entries: urlset.url, pages };
}

/** The addresses of an entry by language. */
export const alternatesIn = ({ 'xhtml:link': links }: SitemapEntry) =>
  Object.fromEntries(links.map((link) => [link['@_hreflang'], link['@_href']]));

/** Does something with all items, eight at a time. */
export async function each<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
    }),
  );
}

/**
 * What is wrong with pages, a line each, as one list to compare with an empty one.
 *
 * @param check Returns the fault of a page, if it has one.
 */
export const faultsOf = (
  { pages }: Sitemap,
  check: (address: string, page: SitemapPage) => string | false | undefined,
): string[] =>
  [...pages].flatMap(([address, page]) => {
    const fault = check(address, page);
    return fault ? [`${new URL(address).pathname}: ${fault}`] : [];
  });
