/*
 * Writes what the press may take away into public/press, as SVG and PNG, and lists it in
 * src/pages/press-materials/files.json. Run by hand after a change to a drawing or to
 * content/press.json:
 *
 *   node build/commands/pressKit.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import company from '../../content/company.json' with { type: 'json' };
import press from '../../content/press.json' with { type: 'json' };
import { languages } from '../../src/site/i18n/languages.ts';
import { factSheet } from '../drawings/factSheet.ts';
import { loadFonts } from '../drawings/fonts.ts';
import { optimiseSvg } from '../drawings/optimise.ts';
import { outlineText } from '../drawings/outline.ts';
import { makePictures, pictureFolder } from '../drawings/pictures.ts';

/** Bytes that no file may exceed; a drawing with much detail gets fewer pixels. */
const most = 200_000;
const widths = [3000, 2400, 2000, 1600, 1200, 900];

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/press');
const files: Record<string, { bytes: number; width: number; height: number }> = {};

function write(name: string, svg: string): void {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  writeFileSync(join(folder, `${name}.svg`), svg);
  files[`${name}.svg`] = {
    bytes: Buffer.byteLength(svg),
    width: Number(width),
    height: Number(height),
  };
  for (const size of widths) {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
    const png = image.asPng();
    if (png.length > most) continue;
    writeFileSync(join(folder, `${name}.png`), png);
    files[`${name}.png`] = {
      bytes: png.length,
      width: image.width,
      height: image.height,
    };
    return;
  }
  throw new Error(
    `${name}.png has more than ${most} bytes even ${widths.at(-1)} pixels wide`,
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const drawn = makePictures(root);
const fonts = loadFonts(root);
const contact = company.contacts.find(({ id }) => id === 'press');

for (const { id, drawing } of press.materials) {
  if (drawing === 'fact-sheet') {
    for (const language of languages) {
      // The face has no subscript figures.
      const figures = press.factSheet.figures.map(({ figure, text }) => ({
        figure: figure[language],
        text: text[language].replace('₂', '2'),
      }));
      const foot = `${company.legalName} · ${company.headOffice.town}, ${company.headOffice.region} · ${contact?.email}`;
      write(
        `risi-${id}-${language}`,
        optimiseSvg(
          outlineText(
            factSheet({ title: press.factSheet.title[language], figures, foot }),
            fonts,
          ),
        ).svg,
      );
    }
    continue;
  }
  const name = drawing.startsWith('pack-')
    ? `pack/${drawing.slice(5)}/es`
    : `scene/${drawing}`;
  const picture = drawn.pictures[name];
  if (!picture)
    throw new Error(
      `content/press.json: ${id} names the drawing ${drawing}, which does not exist`,
    );
  write(`risi-${id}`, drawn.files.get(picture.src.slice(pictureFolder.length)) ?? '');
}
writeFileSync(
  join(root, 'src/pages/press-materials/files.json'),
  `${JSON.stringify(files, null, 2)}\n`,
);
for (const [name, { bytes, width }] of Object.entries(files))
  console.log(`${name} ${Math.ceil(bytes / 1000)} kB, ${width} px`);
