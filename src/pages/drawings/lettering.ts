/** Letters by their advance width in the display face, in hundredths of an em, without kerning. */
const widthClasses = `
  27:' 29:| 30:!¡ 31:,.·‘’ 32::; 34:ijìíîï 35:ª 39:°º 40:f• 42:1 44:- 45:*t 46:lr
  48:/\\ 49:()I[]a{}ÌÍÎÏàáâãä 50:?J\`s®¿ 51:cç 52:ezèéêë 53:" 54:L 55:7kouòóôöùúûü
  56:hnxñ 57:bdpqyÿ 58:5gv 59:3FT 60:26EÈÉÊË– 61:49“” 62:8S 64:#$PZ 65:B«»
  66:+0<=>CK^~Ç×− 69:&R_ 70:DG 71:Y 72:OQUÒÓÔÖÙÚÛÜ 73:HX€ 74:AVÀÁÂÃÄ 76:© 78:@NÑ 79:w
  86:%æ 87:m 90:… 91:M 94:œ 96:Œ 99:W 100:— 110:Æ
`;
const widths = new Map(
  widthClasses
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [, width, letters = ''] = /^(\d+):(.+)$/.exec(entry) ?? [];
      return [...letters].map((letter) => [letter, Number(width) / 100] as const);
    }),
);
const spaceWidth = 0.24;
const unknownWidth = 0.6;

/**
 * Estimates the width of a line in the display face, in em, without loading the font.
 */
export const letteringWidth = (line: string): number =>
  [...line].reduce(
    (sum, letter) => sum + (widths.get(letter) ?? (/\s/.test(letter) ? spaceWidth : unknownWidth)),
    0,
  );

/**
 * Returns the font size at which a headline fills its line, in % of the line's width.
 *
 * @param filled Share of the width to fill, in %.
 * @param maxSize Maximum font size, in % of the line's width.
 */
export const fittingSize = (line: string, filled = 85, maxSize = 15.4): number =>
  Math.min(maxSize, Math.round((filled / letteringWidth(line)) * 10) / 10);

/**
 * Returns the font size at which a headline's longest word fills the line, in % of the
 * line's width.
 */
export const fittingWordSize = (line: string, filled: number, maxSize: number): number =>
  Math.min(...line.split(' ').map((word) => fittingSize(word, filled, maxSize)));

/**
 * Height of letters above the baseline, in hundredths of an em. Letters that are not
 * listed have x-height.
 */
const risingLetters: readonly (readonly [height: number, letters: RegExp])[] = [
  [97, /[ÁÉÍÓÚÀÂÊÎÔÛÑ]/],
  [83, /[ijñáéíóúàèêîôûüëï]/],
  [78, /[bdfhkl]/],
  [74, /[A-Z0-9%&t]/],
];
const smallHeight = 57;
const hangingLetters = /[gjpqyç]/;
const hangingDepth = 21;

/** Returns the extent of a line above and below the baseline, in em. */
export const letteringExtent = (line: string): { above: number; below: number } => ({
  above: (risingLetters.find(([, letters]) => letters.test(line))?.[0] ?? smallHeight) / 100,
  below: hangingLetters.test(line) ? hangingDepth / 100 : 0.02,
});
