/** HTML of a button in the consent bar or dialog; `name` is the action it triggers. */
export const choiceButton = (name: string, label: string): string =>
  `<button type="button" class="btn btn--small" data-do="${name}">${label}</button>`;
