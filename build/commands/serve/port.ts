import { connect, createServer } from 'node:net';
import { CommandError } from '../commandLine.ts';

/** The port of the cure, where it is free. */
const secondPort = 8931;
/** Whoever accepts no connection within this time may still be there. */
const connectTimeoutMs = 1_000;

/** A port that nobody else can take until it is released. */
export interface ReservedPort {
  port: number;
  release(): Promise<void>;
}

/**
 * Takes the port during the build, so that another start finds it taken at once.
 *
 * @param setting PORT, as it was typed.
 * @throws CommandError that names a free port.
 */
export async function reservePort(setting = '8787'): Promise<ReservedPort> {
  const port = Number(setting);
  if (!/^\d+$/.test(setting) || port < 1 || port > 65_535)
    throw new CommandError(
      `PORT must be a number from 1 to 65535, not "${setting}": ${await cure()}`,
    );
  const reserved = await listenAt(port);
  if (typeof reserved === 'string')
    throw new CommandError(`Port ${port} ${reserved}: ${await cure()}`);
  return reserved;
}

/** The command that takes a port that is free now. */
export async function cure(): Promise<string> {
  for (const wanted of [secondPort, 0]) {
    const reserved = await listenAt(wanted);
    if (typeof reserved === 'string') continue;
    await reserved.release();
    return `PORT=${reserved.port} npm start`;
  }
  throw new CommandError('No port is free on this machine');
}

/** Listens at a port, at any free one for 0. Returns in words why it cannot. */
async function listenAt(wanted: number): Promise<ReservedPort | string> {
  // `localhost` is both: a browser would reach whoever listens on the other one.
  const open = await Promise.all(['127.0.0.1', '::1'].map((ip) => isOpen(ip, wanted)));
  if (open.includes(true)) return 'is taken';
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EACCES' ? 'is reserved for the system' : 'is taken'),
    );
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      const release = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ port, release });
    });
    // A start that fails ends although the port is reserved.
    server.unref();
  });
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
