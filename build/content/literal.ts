/** Characters from which V8 reads JSON sooner than the same value as code. */
const long = 10_000;

/**
 * A value as an expression. What grows with the catalogue is written as JSON, which starts
 * several times faster than an object literal of that size.
 */
export function literalOf(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length < long ? json : `JSON.parse(${JSON.stringify(json)})`;
}
