import {
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  type KeyObject,
} from 'node:crypto';

/** AEADs of RFC 9180, 7.3, with their OpenSSL names. */
const aeads = {
  'AES-128-GCM': { id: 1, cipher: 'aes-128-gcm', keyBytes: 16 },
  'AES-256-GCM': { id: 2, cipher: 'aes-256-gcm', keyBytes: 32 },
} as const;

interface Sealed {
  aead: keyof typeof aeads;
  /** Raw X25519 keys: the sender's ephemeral key, and the recipient's pair. */
  enc: Buffer;
  privateKey: Buffer;
  publicKey: Buffer;
  info: Buffer;
  aad: Buffer;
  ciphertext: Buffer;
}

/**
 * Opens the first message of RFC 9180's base mode with X25519 and HKDF-SHA256. Written
 * from the RFC with Node's cryptography, independently of the site's library.
 */
export function openByRfc(sealed: Sealed): Buffer {
  const { aead, enc, privateKey, publicKey, info, aad, ciphertext } = sealed;
  const { id, cipher, keyBytes } = aeads[aead];
  const kem = new Labels(Buffer.concat([Buffer.from('KEM'), number(0x0020)]));
  const suite = new Labels(
    Buffer.concat([Buffer.from('HPKE'), number(0x0020), number(1), number(id)]),
  );
  const agreed = diffieHellman({
    privateKey: privateKeyOf(privateKey),
    publicKey: publicKeyOf(enc),
  });
  const shared = kem.expand(
    kem.extract(empty, 'eae_prk', agreed),
    'shared_secret',
    Buffer.concat([enc, publicKey]),
    32,
  );
  const context = Buffer.concat([
    Buffer.from([0]),
    suite.extract(empty, 'psk_id_hash', empty),
    suite.extract(empty, 'info_hash', info),
  ]);
  const secret = suite.extract(shared, 'secret', empty);
  const key = suite.expand(secret, 'key', context, keyBytes);
  const nonce = suite.expand(secret, 'base_nonce', context, 12);
  const decipher = createDecipheriv(cipher, key, nonce);
  decipher.setAAD(aad);
  decipher.setAuthTag(ciphertext.subarray(-16));
  return Buffer.concat([decipher.update(ciphertext.subarray(0, -16)), decipher.final()]);
}

const empty = Buffer.alloc(0);
const number = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

/** LabeledExtract and LabeledExpand of RFC 9180, 4. */
class Labels {
  readonly #suite: Buffer;

  constructor(suite: Buffer) {
    this.#suite = suite;
  }

  #labelled(label: string, text: Buffer): Buffer {
    return Buffer.concat([Buffer.from('HPKE-v1'), this.#suite, Buffer.from(label), text]);
  }

  extract(salt: Buffer, label: string, text: Buffer): Buffer {
    return createHmac('sha256', salt).update(this.#labelled(label, text)).digest();
  }

  /** HKDF-Expand of RFC 5869, for up to one block of SHA-256. */
  expand(secret: Buffer, label: string, info: Buffer, bytes: number): Buffer {
    const text = Buffer.concat([number(bytes), this.#labelled(label, info)]);
    return createHmac('sha256', secret)
      .update(Buffer.concat([text, Buffer.from([1])]))
      .digest()
      .subarray(0, bytes);
  }
}

const publicKeyOf = (raw: Buffer): KeyObject =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') },
    format: 'jwk',
  });

/** PKCS #8 of a raw X25519 key (RFC 8410, 7). */
const privateKeyOf = (raw: Buffer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), raw]),
    format: 'der',
    type: 'pkcs8',
  });
