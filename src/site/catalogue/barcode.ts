/** The seven modules of each digit in the left half, with odd parity. */
const odd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(
  ' ',
);
/** For each first digit, which of the left six digits have even parity. */
const parities = '000000 001011 001101 001110 010011 011001 011100 010101 010110 011010'.split(' ');

const inverted = (bits: string) => bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'));
const reversed = (bits: string) => [...bits].reverse().join('');

/**
 * The bars of an EAN-13 code, as 95 modules of which `1` is black (GS1 General
 * Specifications, 5.2.1).
 *
 * @param gtin A GTIN-13.
 */
export function eanModules(gtin: string): string {
  const [first = 0, ...digits] = [...gtin].map(Number);
  const left = digits.slice(0, 6).map((digit, i) => {
    const right = inverted(odd[digit] ?? '');
    return parities[first]?.[i] === '1' ? reversed(right) : inverted(right);
  });
  const right = digits.slice(6).map((digit) => inverted(odd[digit] ?? ''));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** The black bars: their first module and their width in modules. */
export const eanBars = (gtin: string): [start: number, width: number][] =>
  [...eanModules(gtin).matchAll(/1+/g)].map(({ 0: { length }, index }) => [index, length]);
