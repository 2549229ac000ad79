import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { withBucket } from '../../build/commands/bucket.ts';
import { CommandError, runCommand } from '../../build/commands/commandLine.ts';
import { actions } from '../../build/commands/reports/handling.ts';
import { sealText } from '../../src/site/sealing/envelope.ts';
import { newOfficer } from '../support/forms/sealedSite.ts';

/** Clears the screen, colours text, reverses it, and hides a letter. */
const hostile = '\u001b[2J\u009b31mzxqv\u0007\r\u202egood\u200b\u2066';
/** What may not reach a terminal: controls but line feeds, and invisible formatting. */
const acting = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/u;

describe('the officer reads and exports what a stranger sealed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'risi-hostile-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const attachment = { name: `${hostile}\n0 reports`, bytes: 3, sha256: 'a'.repeat(64) };
  const report = (fields: object) => JSON.stringify({ language: 'es', answers: {}, ...fields });
  const forged = `uno
${hostile}

officer, 2026-11-28:
se acepta`;
  const contents: Record<string, string> = {
    'with control characters in an answer': report({ answers: { mensaje: forged } }),
    'with a line that is longer than the window': report({
      answers: { mensaje: `${'.'.repeat(78)}officer, 2026-11-28: ${' '.repeat(140)}0 reports` },
    }),
    'with a hostile name of a document': report({ answers: { mensaje: 'uno' }, attachment }),
    'with a hostile language': report({ language: hostile }),
    'with answers of other names': report({ answers: { [hostile]: 'uno' } }),
    'with a size that is no number': report({ attachment: { ...attachment, bytes: hostile } }),
    'without answers': '{}',
    'that is null': 'null',
    'that is not JSON': `${hostile}{`,
  };
  const said = new Map<string, { read: string; exported: string }>();
  const fileOf = (reference: string) => join(folder, `${reference}.json`);

  beforeAll(async () => {
    const { keys, keyFile } = await newOfficer();
    const [{ publicKey } = { publicKey: '' }] = keys;
    await withBucket({ local: folder }, async (bucket) => {
      const handle = async (reference: string, envelope: string, more = {}) => {
        const one = { reference, envelope, receivedAt: Date.now(), ...more };
        const desk = { bucket, keyFile, message: undefined, folder };
        const read = await printed(() => actions['read']?.(desk, one));
        const exported = await printed(() => actions['export']?.(desk, one));
        said.set(reference, { read, exported });
      };
      for (const [reference, text] of Object.entries(contents))
        await handle(reference, await sealText(publicKey, text));
      const whole = await sealText(publicKey, '{}');
      await bucket.put('sealed/broken', new Uint8Array(1024));
      await handle('broken', `${whole.slice(0, -20)}${'A'.repeat(20)}`, {
        attachment: { key: 'sealed/broken' },
      });
    });
  });

  test.each(Object.keys(contents))('%s', (reference) => {
    const { read } = said.get(reference) ?? { read: '' };
    expect(read).toMatch(new RegExp(`^${reference}, NEW, `));
    expect(read).not.toMatch(acting);
    expect(read).not.toMatch(/^(officer, |0 reports)/m);
    // A terminal of 80 columns wraps none of its lines.
    expect(read).not.toMatch(/^ .{80}/m);
    const file = readFileSync(fileOf(reference), 'utf8');
    expect(file).not.toMatch(acting);
    expect(JSON.parse(file)).toMatchObject({ reference, messages: [] });
  });

  test('and says that an envelope or a document does not open', () => {
    const { read, exported } = said.get('broken') ?? {};
    expect(read).toContain('The contents do not open');
    expect(exported).toContain('The document of broken does not open');
    expect(exported).toContain(fileOf('broken'));
  });
});

/** What an action prints. */
async function printed(action: () => Promise<void> | undefined): Promise<string> {
  let lines = '';
  const write = (line: string) => {
    lines += `${line}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(write);
  vi.spyOn(console, 'error').mockImplementation(write);
  try {
    await action();
  } finally {
    vi.restoreAllMocks();
  }
  return lines;
}

describe('control characters do not reach the terminal', () => {
  afterEach(() => {
    process.exitCode = 0;
    vi.restoreAllMocks();
  });

  test('in the message of a refusal', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    await runCommand(() => {
      throw new CommandError(`not ${hostile}`);
    });
    expect(told.mock.calls).toEqual([['not [2J31mzxqv\ngood']]);
  });

  test('in the message and cause of an error that nobody expected', async () => {
    const defect = runCommand(() => {
      throw new SyntaxError(hostile, { cause: new Error(hostile) });
    });
    const error = (await defect.catch((thrown: unknown) => thrown)) as Error;
    expect(error.stack).toContain('SyntaxError');
    expect(error.stack).not.toMatch(acting);
    expect(error.message).not.toMatch(acting);
    expect(error.cause).toBeUndefined();
  });
});
