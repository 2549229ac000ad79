import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFonts } from '../../build/drawings/fonts.ts';

/** Every printed character of content/, and a file that has it. */
const characters = new Map(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|md)$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join('content', file), 'utf8').replace(/\n/g, ''), (character) => [
        character,
        file,
      ]),
    ),
);

test.each(Object.entries(loadFonts('.')))('%s has every character of content/', (_, font) => {
  const missing = [...characters].filter(
    ([character]) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(characters.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
