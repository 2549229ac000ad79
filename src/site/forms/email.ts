/**
 * An e-mail address as it is kept: without the spaces that keyboards put around its
 * signs, and with its domain in ASCII, which is what mail servers and the back end
 * take. Nothing else is changed, lest it become somebody else's.
 */
export function emailOf(text: string): string {
  const address = text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\s*([@.])\s*/g, '$1');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Letters of any script, and not what the parser of addresses would take for a path,
  // a port or a sender.
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
