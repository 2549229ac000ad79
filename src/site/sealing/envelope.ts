import { fromBase64Url, toBase64Url } from './base64.ts';
import { openBytes, type SealingKeys, sealBytes, sealingBytes } from './hpke.ts';

// What is sealed is padded to one of a few sizes, so that a size tells little.
const kilobyte = 1024;
const textSizes = [1, 4, 16, 64].map((size) => size * kilobyte);
const fileSizes = [...textSizes, ...[256, 1024, 2048].map((size) => size * kilobyte)];
/** Bytes before the content that say how long it is. */
const lengthBytes = 4;

/** Bytes of a file that fit into the largest size. */
export const largestSealable = 2048 * kilobyte - sealingBytes - lengthBytes;

const purposes = { text: 'risi sealed text 1', file: 'risi sealed file 1' };
const envelopeStart = 'risi1.';

/** What an envelope says of its key: the beginning of the public one. */
const nameOfKey = (publicKey: string): string => publicKey.slice(0, nameLength);
const nameLength = 8;
/** Characters before the base64. */
const headLength = envelopeStart.length + nameLength + 1;

/**
 * Seals a text to a public key. The envelope is a text again:
 * `risi1.<beginning of the key>.<base64>`.
 *
 * @throws Where the text does not fit into 64 kB.
 */
export async function sealText(publicKey: string, text: string): Promise<string> {
  const bytes = padded(new TextEncoder().encode(text), textSizes);
  const sealed = await sealBytes(publicKey, purposes.text, bytes);
  return `${envelopeStart}${nameOfKey(publicKey)}.${toBase64Url(sealed)}`;
}

/** Opens an envelope with the one of these keys that it is for. Throws without it. */
export async function openText(
  envelope: string,
  keys: readonly SealingKeys[],
): Promise<string> {
  const [, name, sealed = ''] = envelope.split('.');
  const key = keys.find(({ publicKey }) => nameOfKey(publicKey) === name);
  if (!key) throw new Error(`the key ${name}… is not among yours`);
  const bytes = await openBytes(key.privateKey, purposes.text, fromBase64Url(sealed));
  return new TextDecoder().decode(withoutPadding(bytes));
}

/** Lengths that envelopes have; nothing else of a stranger's is looked at. */
const envelopeLengths = new Set(
  textSizes.map((size) => headLength + Math.ceil((size * 4) / 3)),
);

/**
 * Whether a text is an envelope for one of these public keys. Its length is looked at
 * first, and nothing is decoded.
 */
export const isEnvelope = (text: string, publicKeys: readonly string[]): boolean =>
  envelopeLengths.has(text.length) &&
  publicKeys.some((key) => text.startsWith(`${envelopeStart}${nameOfKey(key)}.`)) &&
  /^[\w-]+$/.test(text.slice(headLength));

/** Seals a file to a public key. Throws where it is larger than `largestSealable`. */
export const sealFile = (
  publicKey: string,
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> =>
  sealBytes(publicKey, purposes.file, padded(bytes, fileSizes));

/** Opens a sealed file with one of these keys. Throws where none fits. */
export async function openFile(
  sealed: Uint8Array<ArrayBuffer>,
  keys: readonly SealingKeys[],
): Promise<Uint8Array> {
  for (const { privateKey } of keys) {
    const bytes = await openBytes(privateKey, purposes.file, sealed).catch(
      () => undefined,
    );
    if (bytes) return withoutPadding(bytes);
  }
  throw new Error('none of your keys opens this file');
}

/** Whether a file has a size that sealed files have. */
export const isSealedSize = (bytes: number): boolean => fileSizes.includes(bytes);

/** The length, the content, and zeros up to the next size. */
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
