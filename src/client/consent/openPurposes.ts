/** Loads and opens the dialog with one choice per purpose. */
export const openPurposes = (settings: HTMLElement): void =>
  void import('./purposesDialog.ts')
    .then((dialog) => dialog.openPurposes(settings))
    .catch(console.error);
