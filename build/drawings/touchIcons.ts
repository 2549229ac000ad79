import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { moon } from '../../src/pages/drawings/geometry.ts';
import { colours } from '../../src/pages/drawings/palette.ts';

const laugh = `<path fill="${colours.nata}" d="${moon(19, 28, 11)}${moon(45, 28, 11)}${moon(32, 34, 21, true)}"/>`;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${content}</svg>`;

/**
 * The sign of the site in a browser's tab: a laugh on a shape that is flat on top and
 * round below.
 */
const favicon = svg(
  `<path fill="${colours.clavel}" d="M4 0h56q4 0 4 4v32a28 28 0 0 1-28 28h-8A28 28 0 0 1 0 36V4q0-4 4-4z"/>${laugh}`,
);

/**
 * The same for a home screen, which crops the icon: the background fills the square and
 * the laugh stays in the middle.
 */
const homeScreenIcon = svg(
  `<path fill="${colours.clavel}" d="M0 0h64v64H0z"/><g transform="translate(6.4 5.4)scale(.8)">${laugh}</g>`,
);

/*
 * Writes the site's icons into public/. Run by hand after a change to the drawing:
 *
 *   node build/drawings/touchIcons.ts
 */
const folder = join(import.meta.dirname, '../../public');

const png = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** An .ico file with PNG images, which all current browsers support. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, data }, i) => {
    const entry = 6 + 16 * i;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'favicon.svg'), favicon);
writeFileSync(
  join(folder, 'favicon.ico'),
  ico([16, 32, 48].map((size) => ({ size, data: png(favicon, size) }))),
);
writeFileSync(join(folder, 'apple-touch-icon.png'), png(homeScreenIcon, 180));
for (const size of [192, 512])
  writeFileSync(join(folder, `icon-${size}.png`), png(homeScreenIcon, size));
