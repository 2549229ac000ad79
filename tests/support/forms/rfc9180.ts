import {
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
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
  const kem = labels('KEM', number(0x0020));
  const suite = labels('HPKE', number(0x0020), number(1), number(id));
  const agreed = diffieHellman({
    privateKey: createPrivateKey({
      // PKCS #8 of a raw X25519 key (RFC 8410, 7).
      key: Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), privateKey]),
      format: 'der',
      type: 'pkcs8',
    }),
    publicKey: createPublicKey({
      key: { kty: 'OKP', crv: 'X25519', x: enc.toString('base64url') },
      format: 'jwk',
    }),
  });
  const both = Buffer.concat([enc, publicKey]);
  const shared = kem.expand(kem.extract(empty, 'eae_prk', agreed), 'shared_secret', both, 32);
  const hashes = ['psk_id_hash', 'info_hash'].map((label, i) =>
    suite.extract(empty, label, i ? info : empty),
  );
  const context = Buffer.concat([Buffer.from([0]), ...hashes]);
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
const mac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** LabeledExtract and LabeledExpand of RFC 9180, 4; expands to one block of SHA-256 at most. */
function labels(name: string, ...ids: Buffer[]) {
  const suite = Buffer.concat([Buffer.from(name), ...ids]);
  const labelled = (label: string, text: Buffer): Buffer =>
    Buffer.concat([Buffer.from('HPKE-v1'), suite, Buffer.from(label), text]);
  return {
    extract: (salt: Buffer, label: string, text: Buffer) => mac(salt, labelled(label, text)),
    expand: (secret: Buffer, label: string, info: Buffer, bytes: number) =>
      mac(secret, number(bytes), labelled(label, info), Buffer.from([1])).subarray(0, bytes),
  };
}
