import { type Env, SettingError } from '../env.ts';
import { requestSignature } from './requestSignature.ts';

/** Sends a request to the company's back end; the path begins with `/api/`. */
export type Connection = (path: string, init: RequestInit) => Promise<Response>;

/**
 * Hosts that contain `localhost` or `dev` are for development, which includes every
 * `workers.dev` preview.
 */
export const isDevelopmentHost = (host: string): boolean => /localhost|dev/.test(host);

/**
 * The back end for a host. Development hosts use the embedded one unless ORIGIN_DEV_URL
 * is set.
 *
 * @throws SettingError if a development host has neither.
 */
export function connectionFor(host: string, env: Env): Connection {
  const { ORIGIN_URL, ORIGIN_DEV_URL, ORIGIN_SECRET } = env;
  if (!isDevelopmentHost(host)) return at(ORIGIN_URL, ORIGIN_SECRET);
  if (ORIGIN_DEV_URL) return at(ORIGIN_DEV_URL, ORIGIN_SECRET);
  const embedded = env.DEV_ORIGIN;
  if (!embedded)
    throw new SettingError(
      'ORIGIN_DEV_URL must be set if no DEV_ORIGIN service is bound; see wrangler.toml',
    );
  return (path, init) => embedded.fetch(`https://back-end.internal${path}`, init);
}

/**
 * Hosts from which pages may load pictures of news and promotions: IMAGE_HOSTS, or the
 * back end's own. Any other host would learn who reads the site.
 */
export function imageHostsFor(host: string, env: Env): string[] {
  if (env.IMAGE_HOSTS) return env.IMAGE_HOSTS.split(',').filter(Boolean);
  const backEnd = isDevelopmentHost(host) ? env.ORIGIN_DEV_URL : env.ORIGIN_URL;
  const own = URL.parse(backEnd ?? '')?.host;
  return own ? [own] : [];
}

const at =
  (base: string, secret: string | undefined): Connection =>
  async (path, init) => {
    const headers = new Headers(init.headers);
    const proof = secret ? await requestSignature(secret, path, init) : {};
    for (const [name, value] of Object.entries(proof)) headers.set(name, value);
    return fetch(new URL(path, base), { ...init, headers, redirect: 'manual' });
  };
