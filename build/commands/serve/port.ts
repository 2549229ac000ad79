import { connect, createServer } from 'node:net';
import { CommandError } from '../commandLine.ts';

/** The port of the cure, where it is free. */
const secondPort = 8931;
/** Whoever accepts no connection within this time may still be there. */
const connectTimeoutMs = 1_000;

/**
 * A port that nobody uses yet.
 *
 * @param setting PORT, as it was typed.
 * @throws CommandError that names a free port.
 */
export async function requireFreePort(setting = '8787'): Promise<number> {
  const port = Number(setting);
  if (!/^\d+$/.test(setting) || port < 1 || port > 65_535)
    throw new CommandError(
      `PORT must be a number from 1 to 65535, not "${setting}": ${await cure()}`,
    );
  const fault = await faultOf(port);
  if (fault) throw new CommandError(`Port ${port} ${fault}: ${await cure()}`);
  return port;
}

/** The command that takes a port that is free now. */
export async function cure(): Promise<string> {
  const port = (await faultOf(secondPort)) ? await anyFreePort() : secondPort;
  return `PORT=${port} npm start`;
}

/** Why a port cannot be used; undefined where it can. */
async function faultOf(port: number): Promise<string | undefined> {
  // `localhost` is both: a browser would reach whoever listens on the other one.
  const answers = await Promise.all(['127.0.0.1', '::1'].map((ip) => isOpen(ip, port)));
  if (answers.includes(true)) return 'is taken';
  const code = await listen(port);
  if (typeof code === 'number') return undefined;
  return code === 'EACCES' ? 'is reserved for the system' : 'is taken';
}

const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: connectTimeoutMs });
    const settle = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(true));
    socket.once('error', () => settle(false));
  });

async function anyFreePort(): Promise<number> {
  const port = await listen(0);
  if (typeof port !== 'number') throw new CommandError('No port is free on this machine');
  return port;
}

/** Listens for a moment. Returns the port, or the code of the error. */
const listen = (port: number): Promise<number | string> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(found));
    });
  });
