import { afterEach, expect, test, vi } from 'vitest';
import { copyShape } from '../../src/worker/backEnd/staleCopies/copyMemory.ts';

// The platform has it when the module is imported, which another file may have done.
vi.resetModules();
vi.stubGlobal('caches', { default: { match: async () => undefined, put: async () => undefined } });
const { withStaleCopy } = await import('../../src/worker/backEnd/staleCopies/staleCopies.ts');
vi.unstubAllGlobals();

afterEach(() => vi.useRealTimers());

test('an isolate forgets in an outage what another one has learnt to be hidden', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const stored = new Map<string, unknown>();
  const store = {
    get: async (key: string) => stored.get(key) ?? null,
    put: async () => undefined,
  } as unknown as KVNamespace;
  const key = 'entry-oculta:es';
  let isAway = false;
  const ask = async () => {
    if (isAway) throw new Error('away');
    return 'Cuerpo';
  };
  const read = async () => {
    const background: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void background.push(work);
    const value = await withStaleCopy(key, ask, { store, waitUntil, deadline: Date.now() + 2_000 });
    // What ends may have begun more.
    for (const work of background) await work.catch(() => undefined);
    return value;
  };
  expect(await read()).toBe('Cuerpo');
  vi.setSystemTime(Date.now() + 2 * 60_000);
  stored.set(key, { value: null, at: Date.now(), shape: copyShape });
  isAway = true;
  await read();
  expect(await read()).toBeNull();
});
