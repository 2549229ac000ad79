/** Returns a copy of the form reset to the server's HTML. */
function formInHtml(name: string): HTMLFormElement | undefined {
  const shown = document.querySelector<HTMLFormElement>(`#${name} form`);
  const copy = shown?.cloneNode(true) as HTMLFormElement | undefined;
  copy?.reset();
  return copy;
}

/**
 * Returns the answers in the server's HTML, so that they are not sent again as props.
 *
 * Textareas are left out: on hydration React would overwrite what was typed in the
 * meantime.
 */
export function answersInHtml(name: string): Record<string, string> {
  const copy = formInHtml(name);
  const answers = new FormData(copy);
  for (const area of copy?.querySelectorAll('textarea') ?? []) answers.delete(area.name);
  return Object.fromEntries(answers) as Record<string, string>;
}

/** Serialises a form's values for comparison, without files. */
export const serialise = (form: HTMLFormElement | undefined): string =>
  JSON.stringify(
    [...new FormData(form)].filter(([, answer]) => !(answer instanceof File)),
  );

/** Serialises the form's values in the server's HTML. Returns '' on the server. */
export const serialiseHtml = (name: string): string =>
  typeof document === 'undefined' ? '' : serialise(formInHtml(name));
