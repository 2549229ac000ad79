import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key, and a certificate that the browsers of these tests accept. */
function newCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'risi-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const read = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return read;
}

/**
 * A site through HTTPS, as visitors see it: there, engines keep other pages for the way
 * back than through HTTP.
 */
export async function behindTls(site: string) {
  const server = createServer(newCertificate(), (asked, answer) => {
    const { origin, ...headers } = asked.headers;
    const forwarded = request(
      new URL(asked.url ?? '', site),
      {
        method: asked.method,
        headers: { ...headers, ...(origin ? { origin: origin.replace('https:', 'http:') } : {}) },
      },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    // The browser may leave before the site has answered.
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
