import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';

export type Fonts = Readonly<Record<string, fontkit.Font>>;

/** Files of the faces that drawings use, by the first name of their `font-family`. */
const files = {
  Savate: 'savate-900-latin.woff2',
  Familjen: 'familjen-grotesk-var-latin.woff2',
};

/** Paths of the font files, relative to the project's root. */
export const fontFiles = Object.values(files).map((file) =>
  join('build/drawings/fonts', file),
);

/** @param root The project's root. */
export const loadFonts = (root: string): Fonts =>
  Object.fromEntries(
    Object.entries(files).map(([family, file]) => [
      family,
      fontkit.create(
        readFileSync(join(root, 'build/drawings/fonts', file)),
      ) as fontkit.Font,
    ]),
  );
