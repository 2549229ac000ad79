import { consentKey, visitStartKey } from '../../site/privacy/storageNames.ts';

/**
 * Returns the length of the visit across its pages, in ms. The start is stored only
 * after the visitor has answered the cookie question. Without it, each page load starts
 * a new visit.
 *
 * @param pageStart When this page started, in ms since 1970.
 */
export function visitLengthMs(pageStart: number): number {
  return Date.now() - (storedStart(pageStart) ?? pageStart);
}

function storedStart(pageStart: number): number | undefined {
  try {
    const start = Number(sessionStorage.getItem(visitStartKey));
    if (start > 0 && start <= Date.now()) return start;
    if (localStorage.getItem(consentKey))
      sessionStorage.setItem(visitStartKey, String(pageStart));
  } catch {
    // Storage is blocked.
  }
  return undefined;
}
