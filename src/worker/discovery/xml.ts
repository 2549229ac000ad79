/**
 * Escapes text for XML content and double-quoted attributes, and drops characters that
 * XML forbids.
 */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(
      /[&<>"]/g,
      (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] as string,
    );

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
