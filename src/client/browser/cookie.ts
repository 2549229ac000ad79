/**
 * Sets a cookie of the whole site. A failure only means that what it remembers is asked
 * again.
 */
export function setCookie(name: string, value: string, seconds: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  } catch (error) {
    console.warn(error);
  }
}
