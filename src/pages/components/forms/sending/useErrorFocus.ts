import { useEffect, useRef } from 'react';
import type { Words } from '../../../../site/i18n/words.ts';

/**
 * Focuses the error summary after each failed attempt, and mentions the errors in the
 * document's title.
 *
 * @param attempts Number of attempts to submit that have ended.
 * @returns The ref of the summary.
 */
export function useErrorFocus(isWrong: boolean, attempts: number, t: Words) {
  const summary = useRef<HTMLElement>(null);
  const title = useRef<string>(undefined);
  useEffect(() => {
    // The server may have added the prefix already.
    title.current ??= document.title
      .replace(t('form.errorTitle', { title: '' }).trimEnd(), '')
      .trimStart();
    document.title = isWrong
      ? t('form.errorTitle', { title: title.current })
      : title.current;
  }, [isWrong, t]);
  useEffect(() => {
    if (attempts) summary.current?.focus();
  }, [attempts]);
  return summary;
}
