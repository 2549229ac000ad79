import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';
import { inSystemWords, type Message, message } from '../messages/messages.ts';

/** An error that the user can fix; the message says how. */
export class CommandError extends Error {
  override name = 'CommandError';
  /** The status with which the process exits. */
  readonly status: number;

  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}

/** Prints a text, or an empty line. */
export const say = (text = ''): void => console.log(printable(text));

/** Prints what went wrong. */
export const complain = (text: string): void => console.error(printable(text));

/**
 * What acts on a terminal, is invisible or runs backwards, except for line feeds, and
 * joiners, which scripts and emoji need.
 */
export const unprintable = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * A text that is safe to print. Strangers wrote much of it: visitors, other hosts, and
 * parsers that quote them.
 */
const printable = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\t/g, '  ').replace(unprintable, '');

/**
 * Runs a command. A CommandError is printed as one line without a stack, and the process
 * exits with its status. Any other error is a bug and keeps its stack.
 */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw bug(error);
    complain(refusal);
    process.exitCode = error instanceof CommandError ? error.status : 1;
  }
}

/**
 * Wraps `parseArgs` of node:util.
 *
 * @param usage The command line, such as `npm run smoke -- https://host`.
 * @throws CommandError for an unknown option, a missing value, or one argument too many.
 */
export function parseCommandLine<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isSystemError(error) || !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new CommandError(inSystemWords(refusalOfLine(error, usage)));
  }
}

/** Node says in English, between quotes, what is wrong with a command line. */
function refusalOfLine({ code, message: reason }: NodeJS.ErrnoException, usage: string): Message {
  const [word = ''] = /'.*?'/.exec(reason) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return message('command.unknownOption', { option: word, usage });
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return message('command.unexpected', { word, usage });
  const isFlag = reason.includes('does not take');
  return message(isFlag ? 'command.noValue' : 'command.lacksValue', { option: word, usage });
}

/**
 * The host argument of a command.
 *
 * @returns Scheme, host and port.
 * @throws CommandError if there is not exactly one, or it is not just a host.
 */
export function parseHostArgument(usage: string, [address, ...others]: string[]): string {
  if (address === undefined)
    throw new CommandError(inSystemWords(message('host.missing', { usage })));
  if (others.length)
    throw new CommandError(
      inSystemWords(message('host.many', { count: others.length + 1, usage })),
    );
  return parseHost(address, message('command.usage', { usage }));
}

/**
 * Scheme, host and port of an address that has no other parts.
 *
 * @param cure The sentence that follows the fault.
 * @throws CommandError with the fault.
 */
export function parseHost(address: string, cure: Message): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(inSystemWords(message('host.scheme', { address, cure })));
  if (url.href !== `${url.origin}/`)
    throw new CommandError(
      inSystemWords(message('host.only', { address, host: url.origin, cure })),
    );
  return url.origin;
}

/** An error that Node can print, with its stack and causes. */
function bug(error: unknown): Error {
  const printed = new Error();
  printed.stack = printable(inspect(error));
  return printed;
}

/** The error as one line, if the user can fix it. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof CommandError) return error.message;
  if (!isSystemError(error)) return undefined;
  const { path = '', code } = error;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return inSystemWords(message('command.noRight', { path, code }));
    case 'ENOSPC':
      return inSystemWords(message('command.noSpace', { path }));
    default:
      return undefined;
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error;
