import { Hono } from 'hono';
import type { AppEnv } from './appEnv.ts';

/**
 * The films, in parts if asked: Safari plays none otherwise, and static files ignore
 * `Range`. wrangler.toml sends these addresses to the Worker.
 */
export const films = new Hono<AppEnv>({ strict: true });

films.get('/video/:film{hero\\.(?:mp4|webm)}', async (c) => {
  const asked = new Headers(c.req.raw.headers);
  asked.delete('Range');
  const film = await c.env.ASSETS.fetch(c.req.url, { method: c.req.method, headers: asked });
  const headers = new Headers(film.headers);
  headers.set('Accept-Ranges', 'bytes');
  const isWhole = film.status !== 200 || c.req.method !== 'GET' || !isCurrent(c.req.raw, headers);
  const range = isWhole ? undefined : /^bytes=(\d*)-(\d*)$/.exec(c.req.header('Range') ?? '');
  if (!range) return new Response(film.body, { status: film.status, headers });
  const bytes = await film.arrayBuffer();
  const part = partOf(bytes.byteLength, range[1] ?? '', range[2] ?? '');
  if (part === 'invalid') return new Response(bytes, { headers });
  if (part === 'outside') {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`);
    headers.delete('Content-Length');
    // A cache that knows no ranges would give it to everybody.
    headers.set('Cache-Control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${part.first}-${part.last}/${bytes.byteLength}`);
  headers.set('Content-Length', String(part.last - part.first + 1));
  return new Response(bytes.slice(part.first, part.last + 1), { status: 206, headers });
});

/** Whether the parts that the browser has are of this version. */
const isCurrent = (request: Request, headers: Headers): boolean => {
  const version = request.headers.get('If-Range');
  return version === null || version === headers.get('ETag');
};

/**
 * One range of RFC 9110, 14.1.2; several at once are answered with the whole film.
 *
 * @param first First byte; empty for the last `last` bytes.
 * @param last Last byte; empty for all that follow.
 */
function partOf(
  size: number,
  first: string,
  last: string,
): { first: number; last: number } | 'invalid' | 'outside' {
  if (!first && !last) return 'invalid';
  const part = first
    ? { first: Number(first), last: last ? Math.min(Number(last), size - 1) : size - 1 }
    : { first: Math.max(0, size - Number(last)), last: size - 1 };
  if (last && first && Number(last) < Number(first)) return 'invalid';
  return part.first < size ? part : 'outside';
}
