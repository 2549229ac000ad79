function isEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return (
    field instanceof HTMLInputElement &&
    (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  );
}

/** Replays input from before the script loaded, so that the form's listeners see it. */
export function replayEarlyInput(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (isEdited(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
}
