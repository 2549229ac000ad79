/** Markers of a JPEG (ITU T.81, table B.1). */
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Huffman and arithmetic tables, quantisation, number of lines, restart interval. */
const tables = [0xc4, 0xcc, 0xdb, 0xdc, 0xdd];
/** Restarts stand between coded bytes; a coded 0xff is followed by a zero. */
const isCoded = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8 && !tables.includes(marker);

/**
 * The parts of application segments that colours need: the version and density of JFIF
 * without its thumbnail, and Adobe's colour transform.
 */
const ofColours: Record<number, { name: string; bytes: number }> = {
  224: { name: 'JFIF\0', bytes: 12 },
  238: { name: 'Adobe', bytes: 12 },
};

/**
 * Copies the image of a JPEG: its tables, frames and scans. Comments, application
 * segments (location, camera, names, thumbnails) and whatever follows the end of the
 * image are not copied.
 *
 * @throws Error if the bytes are not a whole JPEG.
 */
export function jpegImage(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== startOfImage) throw new Error('not a JPEG');
  const parts = [jpeg.subarray(0, 2)];
  let at = 2;
  for (;;) {
    if (jpeg[at] !== 0xff) throw new Error('a JPEG without a marker where one belongs');
    // Any number of fill bytes may precede a marker.
    while (jpeg[at + 1] === 0xff) at++;
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0);
    if (end < at + 4 || end > jpeg.length) throw new Error('a JPEG that is cut off');
    const next = marker === startOfScan ? endOfScan(jpeg, end) : end;
    if (marker === startOfScan || isFrame(marker) || tables.includes(marker))
      parts.push(jpeg.subarray(at, next));
    else if (ofColours[marker])
      parts.push(...colourSegment(jpeg.subarray(at, end), ofColours[marker]));
    at = next;
  }
  return concatenated([...parts, Uint8Array.of(0xff, endOfImage)]);
}

/** Where the coded bytes of a scan end, which is at the next marker. */
function endOfScan(jpeg: Uint8Array, start: number): number {
  let at = start;
  while (at < jpeg.length) {
    at = jpeg.indexOf(0xff, at);
    if (at < 0) break;
    if (jpeg[at + 1] === 0xff) at++;
    else if (isCoded(jpeg[at + 1] ?? 0)) at += 2;
    else return at;
  }
  throw new Error('a JPEG without an end');
}

function colourSegment(
  segment: Uint8Array,
  { name, bytes }: { name: string; bytes: number },
): Uint8Array[] {
  if (latin1(segment.subarray(4, 4 + name.length)) !== name) return [];
  const data = segment.subarray(4, 4 + bytes);
  // JFIF says after these bytes that its thumbnail has neither width nor height.
  const rest = name === 'Adobe' ? [] : [0, 0];
  const length = 2 + data.length + rest.length;
  return [Uint8Array.of(0xff, segment[1] ?? 0, 0, length), data, Uint8Array.from(rest)];
}

/** Bytes as text, one character each. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

export function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
