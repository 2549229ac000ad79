/** A copy of the form as the server's HTML shows it, whatever the visitor changed since. */
function formInHtml(name: string): HTMLFormElement | undefined {
  const shown = document.querySelector<HTMLFormElement>(`#${name} form`);
  const copy = shown?.cloneNode(true) as HTMLFormElement | undefined;
  copy?.reset();
  return copy;
}

/**
 * The answers that the server's HTML shows. No page carries them twice.
 *
 * Long texts are left out: React would write one into its field again when it takes the
 * form over, and with it over what was typed meanwhile.
 */
export function answersInHtml(name: string): Record<string, string> {
  const copy = formInHtml(name);
  const answers = new FormData(copy);
  for (const area of copy?.querySelectorAll('textarea') ?? []) answers.delete(area.name);
  return Object.fromEntries(answers) as Record<string, string>;
}

/** What a form says, files left out; to be compared. */
export const saidBy = (form: HTMLFormElement | undefined): string =>
  JSON.stringify(
    [...new FormData(form)].filter(([, answer]) => !(answer instanceof File)),
  );

/** What a form says in the server's HTML, before React takes it over; '' on the server. */
export const saidInHtml = (name: string): string =>
  typeof document === 'undefined' ? '' : saidBy(formInHtml(name));
