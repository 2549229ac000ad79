/** Workers have Uint8Array's methods for hexadecimal; Node 24 does not yet. */
const prototype = Uint8Array.prototype as { toHex?: () => string };
prototype.toHex ??= function (this: Uint8Array) {
  return Buffer.from(this).toString('hex');
};
Uint8Array.fromHex ??= (text) => new Uint8Array(Buffer.from(text, 'hex'));
