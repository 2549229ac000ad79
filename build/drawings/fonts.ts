import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

export type Fonts = Readonly<Record<string, fontkit.Font>>;

/** Files of the faces that drawings use, by the first name of their `font-family`. */
const files = {
  Savate: 'public/fonts/savate-900-latin.68cceec9.woff2',
  Familjen: 'public/fonts/familjen-grotesk-var-latin.b7e6c953.woff2',
};

/** Paths of the font files, relative to the project's root. */
export const fontFiles = Object.values(files);

/** @param root The project's root. */
export const loadFonts = (root: string): Fonts =>
  Object.fromEntries(
    Object.entries(files).map(([family, file]) => [
      family,
      fontkit.create(readFileSync(join(root, file))) as fontkit.Font,
    ]),
  );

/** A font as a data address. */
export const fontAddress = (family: keyof typeof files): string =>
  `data:font/woff2;base64,${readFileSync(files[family]).toString('base64')}`;
