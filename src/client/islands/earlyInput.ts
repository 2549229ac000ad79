function isEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      (option) => option.selected !== option.defaultSelected,
    );
  return (
    field instanceof HTMLInputElement &&
    (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  );
}

/**
 * Tells a form's listeners what the visitor typed or chose before the script arrived,
 * as if it happened now.
 */
export function heedEarlyInput(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (isEdited(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
}
