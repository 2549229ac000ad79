/** Opens the choice purpose by purpose, whose code is fetched for it. */
export const openPurposes = (settings: HTMLElement): void =>
  void import('./purposesDialog.ts')
    .then((dialog) => dialog.openPurposes(settings))
    .catch(console.error);
