import type { Form } from '../../../site/forms/form.ts';

/** What a visitor wrote and chose, by field; nothing of fields left empty. */
export type TypedAnswers = Record<string, string>;

/** Files stay out, which no page may fill in, and so does what the page itself set. */
const kept = (form: Form) =>
  form.fields.filter(({ kind }) => kind !== 'file' && kind !== 'hidden');

/** What stands in the form of a page. */
export function typedAnswersIn(element: HTMLFormElement, form: Form): TypedAnswers {
  const data = new FormData(element);
  return Object.fromEntries(
    kept(form)
      .map(({ name }) => [name, String(data.get(name) ?? '')] as const)
      .filter(([, answer]) => answer !== ''),
  );
}

/** Writes answers into the form of a page, as if the visitor had done it again. */
export function fillIn(
  element: HTMLFormElement,
  form: Form,
  answers: TypedAnswers,
): void {
  for (const { name, kind } of kept(form)) {
    const answer = answers[name];
    const control = element.elements.namedItem(name);
    if (answer === undefined || !control) continue;
    if (kind === 'checkbox') (control as HTMLInputElement).checked = true;
    else (control as HTMLInputElement).value = answer;
    // What stands beside a choice follows it.
    if (control instanceof HTMLSelectElement)
      control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
