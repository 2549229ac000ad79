/** Sets a cookie for the whole site. If that fails, the visitor is asked again later. */
export function setCookie(name: string, value: string, seconds: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
    document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  } catch (error) {
    console.warn(error);
  }
}
