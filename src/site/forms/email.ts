/**
 * An e-mail address as it is kept: without spaces, and with its domain in ASCII, which is what mail servers and the
 * back end take. What is no address comes back as it was.
 */
export function emailOf(text: string): string {
  const address = text.replace(/\s/g, '').replace(/^mailto:/i, '');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: tells ASCII from the rest
  if (at < 1 || /^[\x00-\x7f]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}
