import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Served {
  url: string;
  close(): Promise<void>;
}

/** An HTTP server of a test, at a port of its own. */
export async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<Served> {
  const server = createServer(listener);
  // It closes no idle connection at the moment at which a site uses it again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
