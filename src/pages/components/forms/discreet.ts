/**
 * Attributes of each control in which the author of a report answers. Firefox writes what
 * is typed to disk, to restore it after a crash, unless the control itself says so: a
 * form's attribute counts only for `input`.
 */
export const discreet = { autoComplete: 'off' } as const;

/**
 * Attributes of each text field of an author: spelling and writing aids may send what is
 * typed to the maker of the browser. React's types do not know the last one yet.
 */
export const discreetText = {
  ...discreet,
  spellCheck: false,
  writingsuggestions: 'false',
} as const;
