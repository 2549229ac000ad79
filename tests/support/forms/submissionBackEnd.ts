import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from '../serve.ts';

/**
 * How the back end responds to a write. A number is a bare status; `body` is sent with
 * 200, as JSON unless `type` is given, and `taken` says whether the submission was
 * accepted.
 */
export type WriteBehaviour =
  | number
  | { body: string; type?: string; taken: boolean }
  | 'well'
  | 'slow'
  | 'retry after'
  | 'reset before body'
  | 'reset mid-answer'
  | 'stall mid-answer'
  | 'reset after'
  | 'silent'
  | 'garbage'
  | 'redirect'
  | 'slow loris';

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** The body as it was sent. */
  text: string;
  reference: string;
}

export type SubmissionBackEnd = Awaited<ReturnType<typeof startSubmissionBackEnd>>;

/**
 * An HTTP server that accepts submissions by the back end's contract, records them, and
 * fails on demand.
 */
export async function startSubmissionBackEnd() {
  let decide: (received: Received) => WriteBehaviour = () => 'well';
  /** Accepted submissions, including those whose response was lost. */
  const taken: Received[] = [];
  /** All calls, including refused ones. */
  const calls: Received[] = [];
  const { url, close } = await serve((request, response) => {
    void (async () => {
      const received = await read(request);
      // Page reads are not tested here.
      if (!['/api/newsletter', '/api/contacto'].includes(received.path))
        return answer('well', response);
      calls.push(received);
      const behaviour = decide(received);
      if (takes(behaviour)) taken.push(received);
      answer(behaviour, response);
    })().catch(() => response.destroy());
  });
  return {
    url,
    /** How it responds from now on, or to each call. */
    behave: (behaviour: WriteBehaviour | typeof decide) => {
      decide = typeof behaviour === 'function' ? behaviour : () => behaviour;
    },
    taken,
    calls,
    /** The attachment of the first accepted submission. */
    attachment: (field: string) => {
      const attachment = taken[0]?.body[field];
      if (!attachment) throw new Error(`no ${field} has arrived`);
      type Attachment = Record<'nombre' | 'tipo' | 'sha256' | 'url', string> & { bytes: number };
      return attachment as Attachment;
    },
    forget: () => {
      taken.length = 0;
      calls.length = 0;
    },
    close,
  };
}

async function read(request: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return {
    path: request.url ?? '',
    headers: request.headers,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    text,
    reference: String(request.headers['idempotency-key']),
  };
}

/** Whether it then accepts the submission. */
export const takes = (behaviour: WriteBehaviour): boolean =>
  typeof behaviour === 'object'
    ? behaviour.taken
    : typeof behaviour === 'number'
      ? behaviour < 300
      : ['well', 'slow', 'garbage', 'reset mid-answer', 'stall mid-answer', 'reset after'].includes(
          behaviour,
        );

function answer(behaviour: WriteBehaviour, response: ServerResponse): void {
  const json = (status: number, body: unknown, headers = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  if (typeof behaviour === 'object') {
    const { body, type } = behaviour;
    return void json(200, body, type ? { 'Content-Type': type } : {});
  }
  switch (behaviour) {
    case 'well':
      return void json(200, { ok: true, data: [] });
    case 'slow':
      return void setTimeout(() => json(200, { ok: true }), 30);
    case 'retry after':
      return void json(429, {}, { 'Retry-After': '1' });
    case 'garbage':
      return void json(200, '{"ok": <');
    case 'redirect':
      return void response.writeHead(302, { Location: '/elsewhere' }).end();
    case 'reset before body':
    case 'reset after':
      return void response.socket?.destroy();
    case 'reset mid-answer':
    case 'stall mid-answer':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"ok":', () => {
        if (behaviour === 'reset mid-answer') response.socket?.destroy();
      });
      return;
    case 'silent':
      return;
    case 'slow loris': {
      // One header byte a second, for ever.
      const timer = setInterval(
        () => (response.socket?.destroyed ? clearInterval(timer) : response.socket?.write('H')),
        1_000,
      );
      return;
    }
    default:
      return void json(behaviour, {});
  }
}
