import { describe, expect, test } from 'vitest';
import {
  isEnvelope,
  isSealedSize,
  maxSealableBytes,
  openFile,
  openText,
  sealFile,
  sealText,
} from '../../src/site/sealing/envelope.ts';
import { keysFrom, newKeys, openBytes, sealBytes } from '../../src/site/sealing/hpke.ts';
import { openByRfc } from '../support/forms/rfc9180.ts';

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const hexOf = (base64url: string) => Buffer.from(base64url, 'base64url').toString('hex');

test('a key pair is derived from a secret as in RFC 9180 (A.1.1)', async () => {
  const keys = await keysFrom(
    bytesOf('6db9df30aa07dd42ee5e8181afdb977e538f5e1fec8a06223f33f7013e525037'),
  );
  expect(hexOf(keys.publicKey)).toBe(
    '3948cfe0ad1ddb695d780e59077195da6c56506b027329794ab02bca80815c4d',
  );
  expect(hexOf(keys.privateKey)).toBe(
    '4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8',
  );
});

/** The vector of RFC 9180, A.1.1, with the first of its encryptions. */
const vector = {
  aead: 'AES-128-GCM',
  enc: Buffer.from('37fda3567bdbd628e88668c3c8d7e97d1d1253b6d4ea6d44c150f741f1bf4431', 'hex'),
  privateKey: Buffer.from(
    '4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8',
    'hex',
  ),
  publicKey: Buffer.from('3948cfe0ad1ddb695d780e59077195da6c56506b027329794ab02bca80815c4d', 'hex'),
  info: Buffer.from('Ode on a Grecian Urn'),
  aad: Buffer.from('Count-0'),
  ciphertext: Buffer.from(
    'f938558b5d72f1a23810b4be2ab4f84331acc02fc97babc53a52ae8218a355a96d8770ac83d07bea87e13c512a',
    'hex',
  ),
} as const;

test('sealed data opens with plain RFC 9180, as does the RFC’s own vector (A.1.1)', async () => {
  const beauty = 'Beauty is truth, truth beauty';
  expect(openByRfc(vector).toString()).toBe(beauty);
  const keys = await newKeys();
  const bytes = new TextEncoder().encode(beauty);
  const sealed = Buffer.from(await sealBytes(keys.publicKey, 'a purpose', bytes));
  const parts = {
    aead: 'AES-256-GCM' as const,
    enc: sealed.subarray(0, 32),
    privateKey: Buffer.from(keys.privateKey, 'base64url'),
    publicKey: Buffer.from(keys.publicKey, 'base64url'),
    info: Buffer.from('a purpose'),
    aad: Buffer.alloc(0),
    ciphertext: sealed.subarray(32),
  };
  expect(openByRfc(parts).toString()).toBe(beauty);
  expect(() => openByRfc({ ...parts, info: Buffer.from('another') })).toThrow();
  await expect(openBytes(keys.privateKey, 'another', new Uint8Array(sealed))).rejects.toThrow();
});

describe('an envelope', () => {
  test('opens with its key, even if that is not the newest, and with no other', async () => {
    const [old, young, strange] = await Promise.all([newKeys(), newKeys(), newKeys()]);
    const text = 'Lo que vi el martes: «ñ», 😶, \u0000';
    const envelope = await sealText(old.publicKey, text);
    expect(await openText(envelope, [young, old])).toBe(text);
    await expect(openText(envelope, [young, strange])).rejects.toThrow('not among yours');
    const forged = { publicKey: old.publicKey, privateKey: strange.privateKey };
    await expect(openText(envelope, [forged])).rejects.toThrow();
  });

  test('has one of four lengths, whatever its contents, and differs each time', async () => {
    const { publicKey } = await newKeys();
    const lengthOf = async (text: string) => (await sealText(publicKey, text)).length;
    const short = await lengthOf('a');
    expect(await lengthOf('a'.repeat(900))).toBe(short);
    const longest = await lengthOf('€'.repeat(20_000));
    const lengths = await Promise.all([1_000, 5_000, 20_000].map((n) => lengthOf('a'.repeat(n))));
    expect(new Set([short, ...lengths, longest]).size).toBe(4);
    expect(await sealText(publicKey, 'a')).not.toBe(await sealText(publicKey, 'a'));
  });

  test('is recognised by length, key and characters before anything is decoded', async () => {
    const { publicKey } = await newKeys();
    const envelope = await sealText(publicKey, 'a');
    expect(isEnvelope(envelope, [publicKey])).toBe(true);
    expect(isEnvelope(envelope, [(await newKeys()).publicKey])).toBe(false);
    expect(isEnvelope(envelope.slice(1), [publicKey])).toBe(false);
    expect(isEnvelope(`${envelope.slice(0, -1)}%`, [publicKey])).toBe(false);
    expect(isEnvelope(envelope.padEnd(1_800_000, 'A'), [publicKey])).toBe(false);
  });
});

test('a sealed file opens byte for byte, and its size is one of seven', async () => {
  const keys = await newKeys();
  for (const size of [0, 1, 5_000, 300_000, maxSealableBytes]) {
    const bytes = crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536)));
    const file = new Uint8Array(size);
    file.set(bytes);
    const sealed = await sealFile(keys.publicKey, file);
    expect(isSealedSize(sealed.byteLength)).toBe(true);
    const opened = await openFile(sealed, [await newKeys(), keys]);
    expect(Buffer.compare(opened, file)).toBe(0);
  }
  const tooLarge = new Uint8Array(maxSealableBytes + 1);
  expect(() => sealFile(keys.publicKey, tooLarge)).toThrow('too long');
});
