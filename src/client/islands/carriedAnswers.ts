import { answersKey } from '../../site/privacy/storageNames.ts';

/** Whether answers were carried over from the same form in another language. */
export function hasCarriedAnswers(): boolean {
  try {
    return sessionStorage.getItem(answersKey) !== null;
  } catch {
    return false;
  }
}
