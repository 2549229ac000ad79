import { type RefObject, useEffect, useRef, useState } from 'react';
import { countryName } from '../../../site/forms/countries.ts';
import type { Form } from '../../../site/forms/form.ts';
import { formOf } from '../../../site/forms/forms.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import { answersKey } from '../../../site/privacy/storageNames.ts';
import type { FormProps } from './formProps.ts';

/**
 * Carries the answers over when the visitor changes the language. They are written to
 * session storage when the link is followed, and removed when the form hydrates on the
 * next page. Answers in the ethical channel are never stored.
 *
 * @param cleared Answers that a failed subscription cleared; they are carried over too.
 * @param tried Whether errors are shown, which then show in the other language as well.
 */
export function useCarriedAnswers(
  { name, language }: FormProps,
  element: RefObject<HTMLFormElement | null>,
  cleared: TypedAnswers | undefined,
  tried: RefObject<boolean>,
  onFilled: () => void,
): void {
  const latest = useRef({ cleared, onFilled });
  latest.current = { cleared, onFilled };
  useEffect(() => {
    const form = formOf(name);
    if (form.anonymous) return;
    const carried = popCarried(name);
    if (carried && element.current) {
      fillIn(element.current, form, translated(carried.answers, language));
      tried.current = carried.tried;
      latest.current.onFilled();
    }
    const leave = (event: MouseEvent) => {
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      const link = (event.target as Element).closest('a[data-language]');
      if (!link || elsewhere || !element.current) return;
      const typed = typedAnswersIn(element.current, form);
      const answers = { ...latest.current.cleared, ...typed };
      store({ form: name, answers, tried: tried.current });
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [name, language, element, tried]);
}

/**
 * Answers with the country's name in another language; all other options have the same
 * value in every language.
 */
const translated = (answers: TypedAnswers, into: Language): TypedAnswers =>
  answers['pais'] ? { ...answers, pais: countryName(answers['pais'], into) } : answers;

/** What the next page restores. */
interface Carried {
  form: string;
  answers: TypedAnswers;
  tried: boolean;
}

function store(carried: Carried): void {
  if (!Object.keys(carried.answers).length && !carried.tried) return;
  try {
    sessionStorage.setItem(answersKey, JSON.stringify(carried));
  } catch {
    // Storage is blocked: the answers are lost.
  }
}

function popCarried(form: string): Carried | undefined {
  try {
    const stored = sessionStorage.getItem(answersKey);
    sessionStorage.removeItem(answersKey);
    const carried = JSON.parse(stored ?? 'null') as Carried | null;
    return carried?.form === form ? carried : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Clears a form, and brings back the answers of a failed subscription.
 *
 * @param before Answers that the server has cleared.
 */
export function useUndo(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
  before: TypedAnswers | undefined,
  onFilledIn: () => void,
) {
  const [cleared, setCleared] = useState(before);
  const clear = (state: 'sent' | 'failed') => {
    if (!element.current) return;
    setCleared(state === 'failed' ? typedAnswersIn(element.current, form) : undefined);
    element.current.reset();
  };
  const undo = () => {
    if (!element.current || !cleared) return;
    fillIn(element.current, form, cleared);
    setCleared(undefined);
    onFilledIn();
    element.current.querySelector<HTMLElement>('[type=submit]:not([form])')?.focus();
  };
  return { cleared, clear, undo: cleared && undo };
}

/** The visitor's answers by field, without empty ones. */
type TypedAnswers = Readonly<Record<string, string>>;

/** Leaves out files, which a page cannot fill in, and hidden fields, which it sets. */
const typedFields = (form: Form) =>
  form.fields.filter(({ kind }) => kind !== 'file' && kind !== 'hidden');

function typedAnswersIn(element: HTMLFormElement, form: Form): TypedAnswers {
  const data = new FormData(element);
  return Object.fromEntries(
    typedFields(form)
      .map(({ name }) => [name, String(data.get(name) ?? '')] as const)
      .filter(([, answer]) => answer !== ''),
  );
}

/** Fills answers into a form, as if the visitor had entered them. */
function fillIn(element: HTMLFormElement, form: Form, answers: TypedAnswers): void {
  for (const { name, kind } of typedFields(form)) {
    const answer = answers[name];
    const control = element.elements.namedItem(name);
    if (answer === undefined || !control) continue;
    if (kind === 'checkbox') (control as HTMLInputElement).checked = true;
    else (control as HTMLInputElement).value = answer;
    // Components next to a select listen for its change.
    if (control instanceof HTMLSelectElement)
      control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
