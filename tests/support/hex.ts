/**
 * Workers read and write hexadecimal by methods of Uint8Array; Node 24 does not have
 * them yet.
 */
const prototype = Uint8Array.prototype as { toHex?: () => string };
prototype.toHex ??= function (this: Uint8Array) {
  return Buffer.from(this).toString('hex');
};
Uint8Array.fromHex ??= (text) => new Uint8Array(Buffer.from(text, 'hex'));
