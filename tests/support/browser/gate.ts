import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address that does not respond until it is opened. */
export interface Gate {
  url: string;
  open(): void;
  close(): Promise<void>;
}

/**
 * A proxy for two back ends: writes go to one, reads to the other. While closed, it drops
 * every connection before reading.
 */
export async function startGate({
  reads,
  writes,
}: {
  reads: string;
  writes: string;
}): Promise<Gate> {
  let isOpen = false;
  const server = createServer((asked, answer) => {
    if (!isOpen) return void asked.socket.destroy();
    pass(
      asked,
      answer,
      ['/api/newsletter', '/api/contacto'].includes(asked.url ?? '') ? writes : reads,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => {
      isOpen = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, to: string): void {
  const { host: _, ...headers } = asked.headers;
  const onward = request(
    new URL(asked.url ?? '', to),
    { method: asked.method, headers },
    (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    },
  );
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
