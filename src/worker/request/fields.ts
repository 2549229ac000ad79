import { mediaType } from './sameOrigin.ts';

/**
 * The values of a post by field name. A Map, because names like `__proto__` are special
 * in objects.
 */
export type Fields = Map<string, (string | File)[]>;

/** Maximum fields of a post, far more than any form has. */
const maxFields = 100;

/**
 * Parses a body by its media type.
 *
 * @returns The fields, or the status to answer with: 415 for another media type, 400 for
 *   an invalid body.
 */
export async function parseFields(
  body: Uint8Array<ArrayBuffer>,
  request: Request,
  types: readonly string[],
): Promise<Fields | 400 | 415> {
  const type = mediaType(request);
  if (!types.includes(type)) return 415;
  try {
    const entries = await entriesOf(body, type, request.headers.get('Content-Type') ?? '');
    if (!entries || entries.length > maxFields) return 400;
    const fields: Fields = new Map();
    for (const [name, value] of entries) fields.set(name, [...(fields.get(name) ?? []), value]);
    return fields;
  } catch {
    return 400;
  }
}

async function entriesOf(
  body: Uint8Array<ArrayBuffer>,
  type: string,
  header: string,
): Promise<[string, string | File][] | undefined> {
  if (type === 'multipart/form-data') return multipartEntries(body, header);
  const text = new TextDecoder().decode(body);
  if (type === 'application/x-www-form-urlencoded')
    return isSmallQuery(text, maxFields) ? [...new URLSearchParams(text)] : undefined;
  if (!isSmallJson(text, maxFields)) return undefined;
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  return Object.entries(json).flatMap(([name, value]) =>
    scalars(value).map((scalar): [string, string] => [name, scalar]),
  );
}

async function multipartEntries(
  body: Uint8Array<ArrayBuffer>,
  header: string,
): Promise<[string, string | File][] | undefined> {
  const boundary = boundaryIn(header);
  if (!boundary || !isSmallMultipart(body, boundary, maxFields)) return undefined;
  // Rebuilt, so that the platform's parser uses the boundary that was checked.
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  return [...(await new Response(body, { headers }).formData())];
}

/**
 * A JSON value as a form would send it. A list is several values; an object becomes two,
 * which every form rejects as repeated.
 */
function scalars(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(scalars);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [String(value)];
  return value === null ? [] : ['', ''];
}

/** The first value of a field, if it is a string. */
export function textOfField(fields: Fields, name: string): string | undefined {
  const value = fields.get(name)?.[0];
  return typeof value === 'string' ? value : undefined;
}

// Body parsers take time for every field, level and header character, so these functions
// scan a body before it is parsed.

/** Whether a URL-encoded text has at most `maxFields` fields. */
function isSmallQuery(text: string, maxFields: number): boolean {
  let separators = 0;
  for (const _ of indexesOf(text, '&')) if (++separators >= maxFields) return false;
  return true;
}

function* indexesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) yield at;
}

/** Maximum depth of JSON: the object, a list of values, and one more to reject. */
const maxDepth = 4;

/** Maximum JSON characters outside strings: brackets, numbers and white space. */
const maxUnquoted = 20_000;

/** Whether a JSON text has at most `maxValues` values and no deep nesting. */
function isSmallJson(text: string, maxValues: number): boolean {
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
const boundaryIn = (contentType: string): string | undefined =>
  /;\s*boundary=("?)([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])\1\s*(?:;|$)/i.exec(
    contentType.slice(0, 500),
  )?.[2];

/** Maximum characters of a part's header: the longest file name in any script. */
const maxHeaderLength = 2_000;

/** Whether a multipart body has at most `maxParts` parts, each with a short header. */
function isSmallMultipart(body: Uint8Array, boundary: string, maxParts: number): boolean {
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
