import { consentKey, visitStartKey } from '../../site/privacy/consent.ts';

/**
 * Milliseconds since this visit began, counted over its pages. The beginning is stored
 * once the visitor has answered the question about cookies; where nothing is stored,
 * every page begins a visit.
 *
 * @param pageStart When this page began.
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
    // Storage that is forbidden remembers no start.
  }
  return undefined;
}
