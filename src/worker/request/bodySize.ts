// Body parsers take time for every field, level and header character, so these functions
// scan a body before it is parsed.

/** Whether a URL-encoded text has at most `maxFields` fields. */
export function isSmallQuery(text: string, mostFields: number): boolean {
  let separators = 0;
  for (const _ of placesOf(text, '&')) if (++separators >= mostFields) return false;
  return true;
}

function* placesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    yield at;
}

/** Maximum depth of JSON: the object, a list of values, and one more to reject. */
const deepest = 4;

/** Maximum JSON characters outside strings: brackets, numbers and white space. */
const mostUnquoted = 20_000;

/** Whether a JSON text has at most `maxValues` values and no deep nesting. */
export function isSmallJson(text: string, mostValues: number): boolean {
  let depth = 0;
  let commas = 0;
  let unquoted = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') quoted = !quoted;
    else if (quoted) at += sign === '\\' ? 1 : 0;
    else if (++unquoted > mostUnquoted) return false;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    else if (sign === ',') commas++;
    if (depth > deepest || commas >= mostValues) return false;
  }
  return true;
}

/** The boundary in a Content-Type; RFC 2046 allows 70 characters. */
export const boundaryIn = (contentType: string): string | undefined =>
  /;\s*boundary=("?)([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])\1\s*(?:;|$)/i.exec(
    contentType.slice(0, 500),
  )?.[2];

/** Maximum characters of a part's header: the longest file name in any script. */
const longestHead = 2_000;

/** Whether a multipart body has at most `maxParts` parts, each with a short header. */
export function isSmallMultipart(
  body: Uint8Array,
  boundary: string,
  mostParts: number,
): boolean {
  // One character per byte.
  const text = new TextDecoder('latin1').decode(body);
  let delimiters = 0;
  for (const at of placesOf(text, `--${boundary}`)) {
    const end = text.indexOf('\r\n\r\n', at);
    const head = (end < 0 ? text.length : end) - at;
    // The last delimiter closes the body.
    if (head > longestHead || ++delimiters > mostParts + 1) return false;
  }
  return true;
}
