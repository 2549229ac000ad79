/**
 * Normalises an email address: removes the spaces that keyboards insert around `@` and
 * dots, and converts the domain to ASCII, as mail servers and the back end require.
 * Changes nothing else, which could make it another person's address.
 */
export function emailOf(text: string): string {
  const address = text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\s*([@.])\s*/g, '$1');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Only domains with non-ASCII letters, and without characters that a URL parser would
  // read as a path, port or credentials.
  if (
    at < 1 ||
    !/[^\p{ASCII}]/u.test(domain) ||
    !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ||
    !URL.canParse(`http://${domain}`)
  )
    return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}

export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !text.includes('..') &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(
    text,
  );
