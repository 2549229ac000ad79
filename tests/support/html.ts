/** The parts of a page that search engines read. */
export type Facts = ReturnType<typeof factsOf>;

/** A node of schema.org, read as plain JSON. */
export type Node = { '@type': string } & Record<string, unknown>;

/** Decodes the entities that React writes. */
const unescaped = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#x27|#39);/g,
    (_, name: string) =>
      ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" })[name] ?? '',
  );

/** Text of an element's content. */
export const textOf = (html: string): string =>
  unescaped(html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Reads a page of the site. */
export function factsOf(html: string) {
  const first = (pattern: RegExp): string => unescaped(pattern.exec(html)?.[1] ?? '');
  const pairs = (pattern: RegExp): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(pattern)].map(([, name = '', value = '']) => [name, unescaped(value)]),
    );
  const crumbs = /<ol class="crumbs">(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    title: first(/<title>([^<]*)</),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    /** Address by hreflang. */
    alternates: pairs(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
    /** By property or name. */
    meta: pairs(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g),
    feed: first(/<link rel="alternate" type="application\/atom\+xml" href="([^"]+)"/),
    /** Levels of the headings in order. */
    headings: [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level)),
    h1: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    withoutAlt: [...html.matchAll(/<img\s[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/\salt="/.test(tag)),
    /** Of the visible breadcrumb. */
    crumbs: [...crumbs.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => textOf(item)),
    nodes: data ? (JSON.parse(data) as { '@graph': Node[] })['@graph'] : [],
  };
}
