/** Sets a cookie for the whole site. If it fails, the visitor is simply asked again. */
export function setCookie(name: string, value: string, seconds: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  } catch (error) {
    console.warn(error);
  }
}
