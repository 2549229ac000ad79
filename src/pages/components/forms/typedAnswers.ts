import type { Form } from '../../../site/forms/form.ts';

/** The visitor's answers by field, without empty ones. */
export type TypedAnswers = Record<string, string>;

/** Leaves out files, which a page cannot fill in, and hidden fields, which it sets. */
const typedFields = (form: Form) =>
  form.fields.filter(({ kind }) => kind !== 'file' && kind !== 'hidden');

/** Reads the visitor's answers from a form. */
export function typedAnswersIn(element: HTMLFormElement, form: Form): TypedAnswers {
  const data = new FormData(element);
  return Object.fromEntries(
    typedFields(form)
      .map(({ name }) => [name, String(data.get(name) ?? '')] as const)
      .filter(([, answer]) => answer !== ''),
  );
}

/** Fills answers into a form, as if the visitor had entered them. */
export function fillIn(
  element: HTMLFormElement,
  form: Form,
  answers: TypedAnswers,
): void {
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
