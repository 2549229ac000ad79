/** Answers of bar and dialog, by the name that their buttons carry. */
export const choiceButton = (name: string, label: string): string =>
  `<button type="button" class="btn btn--small" data-do="${name}">${label}</button>`;
