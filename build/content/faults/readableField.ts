/**
 * Formats the path of a JSON field for editors: indices count from one, and a named entry
 * shows its name. `figures.2.value` becomes `figures, entry 3 (paper), value`.
 */
export function readableField(field: string, json: unknown): string {
  let value = json;
  let path = '';
  let between = '';
  for (const name of field.split('.')) {
    const entry = Array.isArray(value) && /^\d+$/.test(name);
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[name]
        : undefined;
    path +=
      (entry && path ? ', ' : between) +
      (entry ? `entry ${Number(name) + 1}${nameOf(value)}` : name);
    between = entry ? ', ' : '.';
  }
  return path;
}

/** Identifies entries by their id, or by the address of a redirect. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const { id, from } = entry as { id?: unknown; from?: unknown };
  const name = [id, from].find((candidate) => typeof candidate === 'string');
  return name ? ` (${name})` : '';
}
