import { fromBase64Url, toBase64Url } from './base64.ts';
import { openBytes, type SealingKeys, sealBytes, sealingBytes } from './hpke.ts';

// Contents are padded to one of a few sizes, so that the size reveals little.
const kilobyte = 1024;
const textSizes = [1, 4, 16, 64].map((size) => size * kilobyte);
const fileSizes = [...textSizes, ...[256, 1024, 2048].map((size) => size * kilobyte)];
const lengthBytes = 4;

/** Maximum bytes of a file: what fits into the largest size. */
export const maxSealableBytes = 2048 * kilobyte - sealingBytes - lengthBytes;

const purposes = { text: 'risi sealed text 1', file: 'risi sealed file 1' };
const envelopeStart = 'risi1.';

/** Identifies the key in an envelope by the start of the public key. */
const nameOfKey = (publicKey: string): string => publicKey.slice(0, nameLength);
const nameLength = 8;
/** Characters before the base64 part. */
const headLength = envelopeStart.length + nameLength + 1;

/**
 * Seals a text to a public key.
 *
 * @returns The envelope as text: `risi1.<start of the key>.<base64url>`.
 * @throws Error if the text does not fit into 64 kB.
 */
export async function sealText(publicKey: string, text: string): Promise<string> {
  const bytes = padded(new TextEncoder().encode(text), textSizes);
  const sealed = await sealBytes(publicKey, purposes.text, bytes);
  return `${envelopeStart}${nameOfKey(publicKey)}.${toBase64Url(sealed)}`;
}

/** Seals a text to each of these public keys, in one envelope each. */
export const sealTextTo = async (publicKeys: readonly string[], text: string): Promise<string> =>
  (await Promise.all(publicKeys.map((key) => sealText(key, text)))).join(' ');

/**
 * Opens the envelope that was sealed to one of these keys.
 *
 * @throws Error if there is none.
 */
export async function openText(text: string, keys: readonly SealingKeys[]): Promise<string> {
  const keyOf = (envelope: string) =>
    keys.find(({ publicKey }) => isEnvelopeStart(envelope, publicKey));
  const envelope = envelopesIn(text).find(keyOf) ?? '';
  const key = keyOf(envelope);
  if (!key) throw new Error('it is sealed to a key that is not among yours');
  const bytes = await openBytes(key.privateKey, purposes.text, sealedBytes(envelope));
  return new TextDecoder().decode(withoutPadding(bytes));
}

/** The envelopes in a text, one for each reader; there are two at most. */
export const envelopesIn = (text: string): string[] => text.split(' ', 3);

const isEnvelopeStart = (text: string, publicKey: string): boolean =>
  text.startsWith(`${envelopeStart}${nameOfKey(publicKey)}.`);

/** The sealed bytes of one envelope. */
export const sealedBytes = (envelope: string): Uint8Array<ArrayBuffer> =>
  fromBase64Url(envelope.slice(headLength));

/** Possible lengths of envelopes; others are rejected without a look. */
const envelopeLengths = new Set(textSizes.map((size) => headLength + Math.ceil((size * 4) / 3)));

/**
 * Whether a text is an envelope, for whichever key. Checks the length first and decodes
 * nothing.
 */
export const isAnyEnvelope = (text: string): boolean =>
  envelopeLengths.has(text.length) && /^risi1\.[\w-]{8}\.[\w-]+$/.test(text);

/** Whether a text is an envelope for one of these public keys. */
export const isEnvelope = (text: string, publicKeys: readonly string[]): boolean =>
  isAnyEnvelope(text) && publicKeys.some((key) => isEnvelopeStart(text, key));

/**
 * Seals a file to a public key.
 *
 * @throws Error if it is larger than `maxSealableBytes`.
 */
export const sealFile = (publicKey: string, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  sealBytes(publicKey, purposes.file, padded(bytes, fileSizes));

/**
 * Opens a sealed file with one of these keys.
 *
 * @throws Error if none fits.
 */
export async function openFile(
  sealed: Uint8Array<ArrayBuffer>,
  keys: readonly SealingKeys[],
): Promise<Uint8Array> {
  for (const { privateKey } of keys) {
    const bytes = await openBytes(privateKey, purposes.file, sealed).catch(() => undefined);
    if (bytes) return withoutPadding(bytes);
  }
  throw new Error('none of your keys opens this file');
}

export const isSealedSize = (bytes: number): boolean => fileSizes.includes(bytes);

/** Length prefix, contents, and zeros up to the next size. */
function padded(bytes: Uint8Array, sizes: readonly number[]): Uint8Array<ArrayBuffer> {
  const needed = lengthBytes + bytes.byteLength + sealingBytes;
  const size = sizes.find((candidate) => candidate >= needed);
  if (!size) throw new Error('too long to be sealed');
  const whole = new Uint8Array(size - sealingBytes);
  new DataView(whole.buffer).setUint32(0, bytes.byteLength);
  whole.set(bytes, lengthBytes);
  return whole;
}

function withoutPadding(whole: Uint8Array<ArrayBuffer>): Uint8Array {
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0);
  return whole.subarray(lengthBytes, lengthBytes + length);
}
