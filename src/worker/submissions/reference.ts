// Without vowels, which would make words, and without what is mistaken for something else when read aloud or written down.
const signs = 'BCDFGHJKMNPRSTVWXY3456789';
const length = 12;

/** A code to quote: `7KCM-94XD-3HTB`. Also the idempotency key of the submission; 55 bits, so none can be guessed. */
export function newReference(): string {
  let code = '';
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // The last six values would make some signs likelier than others.
      if (byte < 250 && code.length < length) code += signs[byte % signs.length];
    }
  }
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

export const isReference = (text: string | undefined): text is string => text !== undefined && new RegExp(`^(?:[${signs}]{4}-){2}[${signs}]{4}$`).test(text);
