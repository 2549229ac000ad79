/**
 * `npm run presskit`: writes the drawings for the press into public/press, as SVG and
 * PNG, and lists them in src/pages/press-materials/files.json. Run it after a change to
 * a drawing or to content/press.json.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import company from '../../content/company.json' with { type: 'json' };
import pressFile from '../../content/press.json' with { type: 'json' };
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { placedFigures } from '../content/reading/figures.ts';
import { loadContent } from '../content/reading/load.ts';
import { factSheet } from '../drawings/factSheet.ts';
import { loadFonts } from '../drawings/fonts.ts';
import { optimiseSvg } from '../drawings/optimise.ts';
import { outlineText } from '../drawings/outline.ts';
import { packsOf } from '../drawings/packDesigns.ts';
import { makePictures, pictureFolder } from '../drawings/pictures.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import { root } from './tools.ts';

const press = placedFigures(pressFile);

/** Largest size of a file in bytes; a detailed drawing gets fewer pixels. */
const maxBytes = 200_000;
const widths = [3000, 2400, 2000, 1600, 1200, 900];

const folder = join(root, 'public/press');
const list = join(root, 'src/pages/press-materials/files.json');

interface PressFile {
  name: string;
  data: string | Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

await runCommand(() => {
  parseCommandLine('npm run presskit', {});
  const files = Object.entries(drawings()).flatMap(([name, svg]) => [
    svgFile(name, svg),
    pngFile(name, svg),
  ]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, data } of files) writeFileSync(join(folder, name), data);
  const rows = files.map(({ name, data, width, height }) => {
    const bytes = Buffer.byteLength(data);
    say(`${name} ${Math.ceil(bytes / 1000)} kB, ${width} px`);
    return `  "${name}": [${bytes}, ${width}, ${height}]`;
  });
  writeFileSync(list, `{\n${rows.join(',\n')}\n}\n`);
});

/** The SVG source of every drawing that content/press.json names, by file name. */
function drawings(): Record<string, string> {
  const { pictures, files } = makePictures(root, packsOf(loadContent(root)));
  const kit: Record<string, string> = {};
  for (const { id, drawing } of press.materials) {
    if (drawing === 'fact-sheet') {
      for (const language of languages) kit[`risi-${id}-${language}`] = factSheetIn(language);
      continue;
    }
    const name = drawing.startsWith('pack-')
      ? `pack/${drawing.slice('pack-'.length)}/es`
      : `scene/${drawing}`;
    const svg = files.get(pictures[name]?.src.slice(pictureFolder.length) ?? '');
    if (!svg)
      throw new CommandError(
        `content/press.json: ${id} names the drawing ${drawing}, which does not exist`,
      );
    kit[`risi-${id}`] = svg;
  }
  return kit;
}

function factSheetIn(language: Language): string {
  const { title, figures } = press.factSheet;
  const { legalName, headOffice, contacts } = company;
  const contact = contacts.find(({ id }) => id === 'press');
  const drawn = factSheet({
    title: title[language],
    figures: figures.map(({ figure, text }) => ({
      figure: figure[language],
      // The face has no subscript figures.
      text: text[language].replace('₂', '2'),
    })),
    foot: `${legalName} · ${headOffice.town}, ${headOffice.region} · ${contact?.email}`,
  });
  return optimiseSvg(outlineText(drawn, loadFonts(root))).svg;
}

function svgFile(name: string, svg: string): PressFile {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return {
    name: `${name}.svg`,
    data: svg,
    width: Number(width),
    height: Number(height),
  };
}

/** The largest picture within the size limit. */
function pngFile(name: string, svg: string): PressFile {
  for (const value of widths) {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value } }).render();
    const data = image.asPng();
    if (data.length <= maxBytes)
      return { name: `${name}.png`, data, width: image.width, height: image.height };
  }
  throw new CommandError(
    `${name}.png has more than ${maxBytes} bytes even ${widths.at(-1)} pixels wide`,
  );
}
