import { type RefObject, useEffect, useRef } from 'react';
import { countryName } from '../../../site/forms/countries.ts';
import { formOf } from '../../../site/forms/forms.ts';
import { answersKey } from '../../../site/privacy/consent.ts';
import type { FormProps } from './formProps.ts';
import { fillIn, type TypedAnswers, typedAnswersIn } from './typedAnswers.ts';

/**
 * Takes the answers along when the visitor changes the language: into the session's
 * storage as the link is followed, and out of it as the form wakes on the next page.
 * What is written in the ethical channel is stored nowhere.
 *
 * @param kept Answers that a failure took from the form; they go along too.
 * @param onFilled Hears that answers were written into the form.
 */
export function useCarriedAnswers(
  { name, language }: FormProps,
  element: RefObject<HTMLFormElement | null>,
  kept: TypedAnswers | undefined,
  onFilled: () => void,
): void {
  const latest = useRef({ kept, onFilled });
  latest.current = { kept, onFilled };
  useEffect(() => {
    const form = formOf(name);
    if (form.anonymous) return;
    const carried = take(name);
    if (carried && element.current) {
      // Every other choice has the same value in all languages.
      const { pais } = carried;
      if (pais) carried['pais'] = countryName(pais, language);
      fillIn(element.current, form, carried);
      latest.current.onFilled();
    }
    const leave = (event: MouseEvent) => {
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      const link = (event.target as Element).closest('a[data-language]');
      if (!link || elsewhere || !element.current) return;
      const typed = typedAnswersIn(element.current, form);
      store(name, { ...latest.current.kept, ...typed });
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [name, language, element]);
}

function store(form: string, answers: TypedAnswers): void {
  if (!Object.keys(answers).length) return;
  try {
    sessionStorage.setItem(answersKey, JSON.stringify({ form, answers }));
  } catch {
    // A browser that stores nothing loses them, as it would have without this.
  }
}

/** The answers that were carried here, which are stored no longer. */
function take(form: string): TypedAnswers | undefined {
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
