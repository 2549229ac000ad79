// Body parsers take time for every field, level and header character, so these functions
// scan a body before it is parsed.

/** Whether a URL-encoded text has at most `maxFields` fields. */
export function isSmallQuery(text: string, maxFields: number): boolean {
  let separators = 0;
  for (const _ of indexesOf(text, '&')) if (++separators >= maxFields) return false;
  return true;
}

function* indexesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    yield at;
}

/** Maximum depth of JSON: the object, a list of values, and one more to reject. */
const maxDepth = 4;

/** Maximum JSON characters outside strings: brackets, numbers and white space. */
const maxUnquoted = 20_000;

/** Whether a JSON text has at most `maxValues` values and no deep nesting. */
export function isSmallJson(text: string, maxValues: number): boolean {
  let depth = 0;
  let commas = 0;
  let unquoted = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    else if (quoted) at += character === '\\' ? 1 : 0;
    else if (++unquoted > maxUnquoted) return false;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    else if (character === ',') commas++;
    if (depth > maxDepth || commas >= maxValues) return false;
  }
  return true;
}

/** The boundary in a Content-Type; RFC 2046 allows 70 characters. */
export const boundaryIn = (contentType: string): string | undefined =>
  /;\s*boundary=("?)([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])\1\s*(?:;|$)/i.exec(
    contentType.slice(0, 500),
  )?.[2];

/** Maximum characters of a part's header: the longest file name in any script. */
const maxHeaderLength = 2_000;

/** Whether a multipart body has at most `maxParts` parts, each with a short header. */
export function isSmallMultipart(
  body: Uint8Array,
  boundary: string,
  maxParts: number,
): boolean {
  // One character per byte.
  const text = new TextDecoder('latin1').decode(body);
  let delimiters = 0;
  for (const at of indexesOf(text, `--${boundary}`)) {
    const end = text.indexOf('\r\n\r\n', at);
    const head = (end < 0 ? text.length : end) - at;
    // The last delimiter closes the body.
    if (head > maxHeaderLength || ++delimiters > maxParts + 1) return false;
  }
  return true;
}
