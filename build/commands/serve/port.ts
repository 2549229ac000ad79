import { connect, createServer } from 'node:net';
import { inSystemWords, message } from '../../messages/messages.ts';
import { CommandError } from '../commandLine.ts';

/** The suggested port, if it is free. */
const secondPort = 8931;
/** A program that accepts no connection within this time may still use the port. */
const connectTimeoutMs = 1_000;

/** A port that is reserved until it is released. */
export interface ReservedPort {
  port: number;
  release(): Promise<void>;
}

/**
 * Reserves the port during the build, so that another start fails at once.
 *
 * @param setting PORT, as it was typed.
 * @throws CommandError that names a free port.
 */
export async function reservePort(setting = '8787'): Promise<ReservedPort> {
  const port = Number(setting);
  if (!/^\d+$/.test(setting) || port < 1 || port > 65_535)
    throw new CommandError(
      inSystemWords(message('port.notNumber', { setting, command: await freeCommand() })),
    );
  const reserved = await listenAt(port);
  if (typeof reserved === 'string')
    throw new CommandError(
      inSystemWords(message(reserved, { port, command: await freeCommand() })),
    );
  return reserved;
}

/** The command with a port that is currently free. */
export async function freeCommand(): Promise<string> {
  for (const wanted of [secondPort, 0]) {
    const reserved = await listenAt(wanted);
    if (typeof reserved === 'string') continue;
    await reserved.release();
    return `PORT=${reserved.port} npm start`;
  }
  throw new CommandError(inSystemWords(message('port.none')));
}

type Refusal = 'port.taken' | 'port.reserved';

/** Listens on a port, or on any free one for 0. Returns why it cannot. */
async function listenAt(wanted: number): Promise<ReservedPort | Refusal> {
  // `localhost` is both: a browser might reach a program on the other one.
  const open = await Promise.all(['127.0.0.1', '::1'].map((ip) => isOpen(ip, wanted)));
  if (open.includes(true)) return 'port.taken';
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EACCES' ? 'port.reserved' : 'port.taken'),
    );
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      const release = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ port, release });
    });
    // A failed start ends even while the port is reserved.
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
