import { type Checked, checkEverything } from '../content/check.ts';

/** The content that several plugins share, so that each change is read once. */
export interface HeldContent {
  checked(): Promise<Checked>;
  /** Discards it, so that the next call reads it again. */
  forget(): void;
}

/** @param root The folder that holds content/. */
export function holdContent(root = process.cwd()): HeldContent {
  let checked: Promise<Checked> | undefined;
  const forget = () => {
    checked = undefined;
  };
  return {
    forget,
    checked: () =>
      (checked ??= checkEverything(root).catch((error) => {
        forget();
        throw error;
      })),
  };
}
