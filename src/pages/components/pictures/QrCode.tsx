import { encode } from 'uqr';

/** Width of the quiet zone in modules, as the standard requires. */
const quiet = 4;

/** A QR code in black on white, drawn as one path; `name` is its accessible name. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quiet;
  return (
    <svg
      className="qr"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={name}
    >
      <path fill="#fff" d={`M${-quiet} ${-quiet}h${side}v${side}h${-side}z`} />
      <path d={data.map(runsOf).join('')} />
    </svg>
  );
}

/** Path of the black modules in a row, with adjacent ones merged into one rectangle. */
function runsOf(row: boolean[], y: number): string {
  const modules = row.map((black) => (black ? '1' : '0')).join('');
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
