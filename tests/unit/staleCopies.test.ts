import { afterEach, expect, test, vi } from 'vitest';

const nothing = async () => undefined;
// The platform has it when the module is imported, which another file may have done.
vi.resetModules();
vi.stubGlobal('caches', { default: { match: nothing, put: nothing, delete: nothing } });
const { copyShape, forget, recall, remember } = await import(
  '../../src/worker/backEnd/staleCopies/copyMemory.ts'
);
const { NotFound } = await import('../../src/worker/backEnd/call.ts');
const { withStaleCopy } = await import('../../src/worker/backEnd/staleCopies/staleCopies.ts');
vi.unstubAllGlobals();

afterEach(() => vi.useRealTimers());

/** A back end, its copies in KV, and isolates that share them. */
function isolates(key: string) {
  const stored = new Map<string, { value: string; metadata: object | null }>();
  const store = {
    get: async (name: string) => JSON.parse(stored.get(name)?.value ?? 'null'),
    getWithMetadata: async (name: string) => stored.get(name) ?? { value: null, metadata: null },
    put: async (name: string, value: string, { metadata }: { metadata: object }) =>
      void stored.set(name, { value, metadata }),
    delete: async (name: string) => void stored.delete(name),
  } as unknown as KVNamespace;
  const read = async (answer: () => string | null) => {
    const background: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void background.push(work);
    const ask = async () => answer();
    const value = await withStaleCopy(key, ask, { store, waitUntil, deadline: Date.now() + 2_000 });
    // What ends may have begun more.
    for (const work of background) await work.catch(() => undefined);
    return value;
  };
  return { stored, read };
}

const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
const minutes = 60_000;

test('an isolate forgets in an outage what another one has learnt to be hidden', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { stored, read } = isolates('entry-oculta:es');
  let isAway = false;
  const answer = () => {
    if (isAway) throw new Error('away');
    return 'Cuerpo';
  };
  expect(await read(answer)).toBe('Cuerpo');
  later(2 * minutes);
  const note = JSON.stringify({ value: null, at: Date.now(), shape: copyShape });
  stored.set('entry-oculta:es', { value: note, metadata: { at: Date.now(), isHidden: true } });
  isAway = true;
  await read(answer);
  expect(await read(answer)).toBeNull();
});

test.each([
  ['hidden', () => null],
  [
    'missing',
    () => {
      throw new NotFound();
    },
  ],
])(
  'an item that another isolate found %s is stored again with the next answer that has it',
  async (state, other) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const key = `entry-${state}:es`;
    const { stored, read } = isolates(key);
    const answer = () => 'Cuerpo';
    await read(answer);
    later(2 * minutes);
    // In memory it stays as it was.
    const own = recall(key);
    forget(key);
    await read(other);
    if (own) remember(key, own, own.ask, own.writtenAt);
    later(2 * minutes);
    await read(answer);
    const { value = '', metadata } = stored.get(key) ?? {};
    expect([JSON.parse(value).value, metadata]).toEqual(['Cuerpo', { at: Date.now() }]);
  },
);
