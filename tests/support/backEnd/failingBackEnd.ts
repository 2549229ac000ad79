import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from '../serve.ts';

/** How the back end responds from now on. */
export type Behaviour = 'held' | 'reset' | 500 | 404 | 'slow' | 'html' | keyof typeof bodies;

/** A read as received by the back end. */
interface Call {
  method: string;
  path: string;
  /** JSON, or an empty string. */
  body: string;
  /** Of the requesting page. */
  language: string;
}

/** The response to a call; undefined responds like a healthy back end. */
export type Answering = (
  call: Call,
) => { status?: number; type?: string; body: unknown } | undefined;

/** A news item as in the contract, with the back end's field names. */
export const entry = (id: number, over: object = {}) => ({
  id,
  slug: `noticia-${id}`,
  titulo: `Noticia ${id}`,
  header: '<p>Entrada</p>',
  contenido: '<p>Cuerpo</p>',
  category_id: 1,
  categoria: { id: 1, slug: 'producto' },
  created_at: `2024-01-${String(id).padStart(2, '0')}T10:00:00Z`,
  list_img: null,
  img: null,
  featured: id % 2,
  visible: 1,
  ...over,
});

const hostile =
  '<p onclick="alert(1)">Hola</p><script>alert(2)</script><img src="x" onerror="alert(3)"><a href="javascript:alert(4)">pulsa</a><iframe src="https://example.com"></iframe><style>*{display:none}</style>' +
  '<p style="position:fixed">Caf&eacute; &#x2713; &amp;lt;</p><img src="https://example.com/a.png" srcset="https://example.com/b.png 2x" style="width:99vw"><a href="javascript&colon;alert(5)" style="">oculto</a>' +
  '<time datetime="2024-13-45">ayer</time><svg><a xlink:href="javascript:alert(6)"><style>p{}</style></a></svg><b>sin cerrar';

/** An HTTP server that implements the read contract of the back end, or fails as told. */
export async function startFailingBackEnd() {
  let behaviour: Behaviour | Answering = 'well';
  /** Method, path and body of all calls so far. */
  const calls: string[] = [];
  const held: (() => void)[] = [];
  const { url, close } = await serve((request, response) => {
    void answer(behaviour, request, response, {
      onCall: (body) => calls.push(`${request.method} ${request.url} ${body}`.trim()),
      hold: (respond) => held.push(respond),
    });
  });
  return {
    url,
    behave: (next: Behaviour | Answering) => {
      behaviour = next;
    },
    /** Answers well from now on, and the calls that were held until now. */
    release: () => {
      behaviour = 'well';
      for (const respond of held.splice(0)) respond();
    },
    calls,
    close,
  };
}

async function answer(
  behaviour: Behaviour | Answering,
  request: IncomingMessage,
  response: ServerResponse,
  { onCall, hold }: { onCall(body: string): void; hold(respond: () => void): void },
): Promise<void> {
  let body = '';
  for await (const part of request) body += part;
  onCall(body);
  const json = (status: number, body: unknown) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  if (typeof behaviour === 'function') {
    const { method = '', url: path = '' } = request;
    const language = request.headers['accept-language'] ?? '';
    const answered = behaviour({ method, path, body, language });
    const { status = 200, type } = answered ?? {};
    if (!type) return void json(status, answered ? answered.body : itemsFor(path, {}));
    return void response.writeHead(status, { 'Content-Type': type }).end(String(answered?.body));
  }
  const url = request.url ?? '';
  switch (behaviour) {
    case 'reset':
      return void request.socket.destroy();
    case 500:
    case 404:
      return void json(behaviour, { error: true });
    case 'slow':
      return void setTimeout(() => json(200, { data: [] }), 10_000).unref();
    case 'html':
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works</h1>');
    case 'held':
      return hold(() => json(200, itemsFor(url, {})));
    default:
      json(200, bodies[behaviour](url, request.method === 'GET'));
  }
}

/** What an answer with status 200 holds, by the address and whether one item is asked for. */
const bodies = {
  well: (url) => itemsFor(url, {}),
  garbage: () => '{"data": [',
  huge: () => ({ data: [], padding: 'x'.repeat(10 * 1024 * 1024) }),
  'missing fields': (_, isOne) => ({ data: isOne ? { titulo: 7 } : { id: 1 } }),
  'half an answer': (url, isOne) => {
    if (isOne) return { error: 'maintenance' };
    if (url === '/api/promotions') return { data: [{ nombre: 'Promo', address: 'promo' }] };
    return itemsFor(url, { slug: undefined, address: 'promo' });
  },
  hostile: (url) => {
    const titulo = 'Hola <script>alert(0)</script>';
    return itemsFor(url, { titulo, header: hostile, contenido: hostile });
  },
  untitled: (url) => itemsFor(url, { titulo: null }),
} satisfies Record<string, (url: string, isOne: boolean) => object | string>;

function itemsFor(url: string, over: object): object {
  if (url === '/api/entries') return { data: [1, 2, 3, 4, 5, 6].map((id) => entry(id, over)) };
  if (url === '/api/categories') return { data: [{ id: 1, slug: 'producto' }] };
  const [, asked = 'promo'] = /\/promocion\/(.+)$/.exec(url) ?? [];
  const promotion = {
    titulo: 'Promo',
    slug: decodeURIComponent(asked),
    texto: '<p>Texto</p>',
    starts_at: '2024-01-01',
    ends_at: '2099-01-01',
    ...over,
  };
  if (url === '/api/promotions') return { data: [promotion] };
  return url.startsWith('/api/entries/es/promocion/')
    ? { data: promotion }
    : { data: entry(1, over) };
}
