import { boundaryIn, isSmallJson, isSmallMultipart, isSmallQuery } from './bodySize.ts';
import { mediaType } from './sameOrigin.ts';

/**
 * What a post carries: every value of every name. A Map, so that no name means anything
 * to JavaScript.
 */
export type Fields = Map<string, (string | File)[]>;

/** Names and values that a post may have; no form comes near. */
const mostFields = 100;

/**
 * Reads a body by its media type. A status instead where it is of another type (415) or
 * cannot be read (400).
 */
export async function parseFields(
  body: Uint8Array<ArrayBuffer>,
  request: Request,
  types: readonly string[],
): Promise<Fields | 400 | 415> {
  const type = mediaType(request);
  if (!types.includes(type)) return 415;
  try {
    const entries = await entriesOf(
      body,
      type,
      request.headers.get('Content-Type') ?? '',
    );
    if (!entries || entries.length > mostFields) return 400;
    const fields: Fields = new Map();
    for (const [name, value] of entries)
      fields.set(name, [...(fields.get(name) ?? []), value]);
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
    return isSmallQuery(text, mostFields) ? [...new URLSearchParams(text)] : undefined;
  if (!isSmallJson(text, mostFields)) return undefined;
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
  if (!boundary || !isSmallMultipart(body, boundary, mostFields)) return undefined;
  // In these words, so that the platform's parser finds the same boundary.
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  return [...(await new Response(body, { headers }).formData())];
}

/**
 * A JSON value as a form would send it. A list is several values; what has parts is no
 * answer to anything.
 */
function scalars(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(scalars);
  if (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  )
    return [String(value)];
  return value === null ? [] : ['', ''];
}

/** The first value of a name that is a text. */
export function textOfField(fields: Fields, name: string): string | undefined {
  const value = fields.get(name)?.[0];
  return typeof value === 'string' ? value : undefined;
}
