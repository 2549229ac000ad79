import { type RefObject, useEffect, useRef } from 'react';
import { formOf } from '../../../site/forms/forms.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import { answersKey } from '../../../site/privacy/storageNames.ts';
import type { FormProps } from './formProps.ts';
import { fillIn, type TypedAnswers, typedAnswersIn } from './typedAnswers.ts';

/**
 * Carries the answers over when the visitor changes the language. They are written to
 * session storage when the link is followed, and removed when the form hydrates on the
 * next page. Answers in the ethical channel are never stored.
 *
 * @param cleared Answers that a failed subscription cleared; they are carried over too.
 * @param onFilled Called after answers were filled into the form.
 */
export function useCarriedAnswers(
  { name, language }: FormProps,
  element: RefObject<HTMLFormElement | null>,
  cleared: TypedAnswers | undefined,
  onFilled: () => void,
): void {
  const latest = useRef({ cleared, onFilled });
  latest.current = { cleared, onFilled };
  useEffect(() => {
    const form = formOf(name);
    if (form.anonymous) return;
    const carried = popCarried(name);
    if (carried)
      void translated(carried, language).then((answers) => {
        if (!element.current) return;
        fillIn(element.current, form, answers);
        latest.current.onFilled();
      });
    const leave = (event: MouseEvent) => {
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      const link = (event.target as Element).closest('a[data-language]');
      if (!link || elsewhere || !element.current) return;
      const typed = typedAnswersIn(element.current, form);
      store(name, { ...latest.current.cleared, ...typed });
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [name, language, element]);
}

/**
 * Answers with the country's name in another language; all other options have the same
 * value in every language. The names are loaded only when they are needed.
 */
async function translated(answers: TypedAnswers, into: Language): Promise<TypedAnswers> {
  const { pais } = answers;
  if (!pais) return answers;
  try {
    const { countryName } = await import('../../../site/forms/countryNames.ts');
    return { ...answers, pais: countryName(pais, into) };
  } catch (error) {
    console.error(error);
    return answers;
  }
}

function store(form: string, answers: TypedAnswers): void {
  if (!Object.keys(answers).length) return;
  try {
    sessionStorage.setItem(answersKey, JSON.stringify({ form, answers }));
  } catch {
    // Storage is blocked: the answers are lost.
  }
}

/** Reads the carried answers and removes them from storage. */
function popCarried(form: string): TypedAnswers | undefined {
  try {
    const stored = sessionStorage.getItem(answersKey);
    sessionStorage.removeItem(answersKey);
    const carried = JSON.parse(stored ?? 'null') as {
      form: string;
      answers: TypedAnswers;
    } | null;
    return carried?.form === form ? carried.answers : undefined;
  } catch {
    return undefined;
  }
}
