import { text } from 'node:stream/consumers';
import { say } from '../commandLine.ts';

/** Commands whose author reads a message in any case. */
const writing = ['ask', 'extend', 'close'];
/** Value of `--message` that stands for the standard input, as in other commands. */
const standardInput = '-';

/**
 * What the author of a report is to read: `--message`, or the standard input, because npm
 * and the shell keep command lines.
 *
 * @returns Undefined if the command needs no message.
 */
export async function messageFor(
  verb: string,
  given: string | undefined,
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
): Promise<string | undefined> {
  const isTyped = given === standardInput || (given === undefined && writing.includes(verb));
  if (!isTyped) return given;
  if (input.isTTY)
    say(
      'Write what the author is to read. End with Ctrl+D in a line of its own (Windows: Ctrl+Z).',
    );
  return (await text(input)).trim();
}
