/**
 * A value of a content file without fields that hold an empty text, which a form leaves
 * where nothing was written, and without objects of nothing else. Schemas then see an
 * optional field as absent, and report a required one as missing.
 */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => !isEmpty(child))
      .map(([name, child]) => [name, withoutEmpty(child)]),
  );
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value === '';
  const children = Object.values(value);
  return children.length > 0 && children.every(isEmpty);
}
