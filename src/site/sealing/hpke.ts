import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import { fromBase64Url, toBase64Url } from './base64.ts';

/** An X25519 key pair; each key is 32 bytes in base64url. */
export interface SealingKeys {
  publicKey: string;
  privateKey: string;
}

const kem = new DhkemX25519HkdfSha256();
// HPKE in base mode (RFC 9180), with the platform's X25519 (Web Crypto).
const suite = new CipherSuite({ kem, kdf: new HkdfSha256(), aead: new Aes256Gcm() });

/** Bytes of the ephemeral public key at the start of the sealed bytes. */
const keyBytes = 32;
/** Bytes that sealing adds: that key and the AES-GCM tag. */
export const sealingBytes = keyBytes + 16;

/** A new random key pair. */
export const newKeys = async (): Promise<SealingKeys> => written(await kem.generateKeyPair());

/** Derives a key pair from a secret of at least 32 bytes (RFC 9180, 7.1.3). */
export const keysFrom = async (secret: Uint8Array<ArrayBuffer>): Promise<SealingKeys> =>
  written(await kem.deriveKeyPair(secret));

/**
 * Seals bytes to a public key, so that only the private key can open them.
 *
 * @param purpose Bytes sealed for one purpose cannot be opened for another.
 */
export async function sealBytes(
  publicKey: string,
  purpose: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { ct, enc } = await suite.seal(
    {
      recipientPublicKey: await kem.deserializePublicKey(fromBase64Url(publicKey)),
      info: new TextEncoder().encode(purpose),
    },
    bytes,
  );
  const sealed = new Uint8Array(enc.byteLength + ct.byteLength);
  sealed.set(new Uint8Array(enc));
  sealed.set(new Uint8Array(ct), enc.byteLength);
  return sealed;
}

/**
 * Opens sealed bytes.
 *
 * @throws Error if the key or the purpose does not match.
 */
export async function openBytes(
  privateKey: string,
  purpose: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await suite.open(
    {
      recipientKey: await kem.deserializePrivateKey(fromBase64Url(privateKey)),
      enc: sealed.slice(0, keyBytes),
      info: new TextEncoder().encode(purpose),
    },
    sealed.slice(keyBytes),
  );
  return new Uint8Array(opened);
}

async function written(pair: CryptoKeyPair): Promise<SealingKeys> {
  const [publicKey, privateKey] = await Promise.all([
    kem.serializePublicKey(pair.publicKey),
    kem.serializePrivateKey(pair.privateKey),
  ]);
  return {
    publicKey: toBase64Url(new Uint8Array(publicKey)),
    privateKey: toBase64Url(new Uint8Array(privateKey)),
  };
}
