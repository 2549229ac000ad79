import { addressOf } from '../../../src/site/addresses/addresses.ts';

/** Timeout for a response, in ms. */
export const timeoutMs = 15_000;

/** The site under test, with data shared by several checks. */
export interface Site {
  /** Scheme, host and port. */
  siteUrl: string;
  /** Text of /sitemap.xml, or empty. */
  sitemap: string;
  /** Address of the entry script of the home page. */
  script: string | undefined;
  /** Redirects are not followed. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A same-origin post. */
  post(path: string, type: string, body: string): Promise<Response>;
}

/** Throws if the site does not respond. */
export async function openSite(siteUrl: string): Promise<Site> {
  const request = (path: string, init: RequestInit) =>
    fetch(new URL(path, siteUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    });
  const get: Site['get'] = (path, headers = {}) => request(path, { headers });
  const textOf = async (path: string) => (await get(path)).text();

  await get('/robots.txt');
  const home = await textOf(addressOf('home', 'es')).catch(() => '');
  return {
    siteUrl,
    sitemap: await textOf('/sitemap.xml').catch(() => ''),
    script: /<script[^>]*\ssrc="([^"]+)"/.exec(home)?.[1],
    get,
    post: (path, type, body) =>
      request(path, {
        method: 'POST',
        headers: { Origin: siteUrl, 'Content-Type': type },
        body,
      }),
  };
}

/** Whether robots.txt allows crawling. */
export const letsRobotsIn = (robots: string): boolean => !/^Disallow: \/$/m.test(robots);

/** The language that a page declares. */
export const languageIn = (html: string): string | undefined =>
  /<html[^>]*\slang="([^"]+)"/.exec(html)?.[1];

/** Descriptions of faults; empty if there are none. */
export type Faults = string[];

/** A check that cannot run now, and why. */
export interface LeftOut {
  leftOut: string;
}

export interface Check {
  name: string;
  /** A further remark. */
  about?: string;
  run(): Promise<Faults | LeftOut>;
}

/** The result of a check. */
export interface Finding {
  name: string;
  about?: string;
  faults: Faults;
  leftOut?: string;
}

/** The fault of an unexpected value. */
export const expectValue = <T>(
  path: string,
  what: string,
  found: T | undefined,
  wanted: T,
): Faults => (found === wanted ? [] : [`${path} ${what} ${found ?? 'nothing'}, not ${wanted}`]);

/** Faults of a response that should redirect. */
export const expectRedirect = (
  from: string,
  { status, headers }: Response,
  wantedStatus: number,
  to: string,
): Faults => [
  ...expectValue(from, 'answers', status, wantedStatus),
  ...expectValue(from, 'leads to', headers.get('Location') ?? undefined, to),
];

/** Faults of a response that should have a media type. */
export const expectType = (path: string, { headers }: Response, type: string): Faults =>
  expectValue(path, 'is of the type', headers.get('Content-Type')?.split(';')[0], type);

/** The fault of an unmet condition. */
export const expectTrue = (holds: boolean, fault: string): Faults => (holds ? [] : [fault]);
