import { type RefObject, useState } from 'react';
import type { Form } from '../../../../site/forms/form.ts';
import { fillIn, type TypedAnswers, typedAnswersIn } from '../typedAnswers.ts';

/** Clears a form, and brings back the answers of a failed subscription. */
export function useUndo(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
  onFilledIn: () => void,
) {
  const [cleared, setCleared] = useState<TypedAnswers>();
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
    element.current.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return { cleared, clear, undo: cleared && undo };
}
