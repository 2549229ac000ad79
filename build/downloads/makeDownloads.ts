/**
 * `npm run downloads`: prints the company's documents from content/ as PDF files into public/downloads/, with Chromium.
 * The files are kept in the repository; run it again after an edit to the texts or products they show.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { chromium, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { describeFault } from '../content/fault.ts';
import { type Content, loadContent } from '../content/load.ts';
import { makePictures } from '../pictures/pictures.ts';
import { catalogue } from './catalogue.ts';
import { codeOfConduct, report } from './documents.ts';
import { sheet } from './sheet.ts';

export interface Printed {
  title: string;
  body: string;
}

/** What a document may use. */
export interface Sources {
  content: Content;
  /** A drawn file as a data address. */
  picture(name: string): string;
  /** The same as a JPEG of 180 pixels on paper colour, for drawings so rich that their lines would weigh more. */
  photograph(name: string): Promise<string>;
}

const documents: Record<string, (sources: Sources) => Printed | Promise<Printed>> = {
  'catalogo-snacks.pdf': (sources) => catalogue(sources, 'snacks'),
  'catalogo-caramelos.pdf': (sources) => catalogue(sources, 'caramelos'),
  'informe-einf-2023.pdf': report,
  'codigo-de-conducta.pdf': codeOfConduct,
};

const content = loadContent('.');
// The files that are about to be made may be missing.
const faults = content.faults.filter(({ file }) => file !== 'content/downloads.json');
if (faults.length) throw new Error(faults.map(describeFault).join('\n'));
const { pictures, files } = makePictures('.');
const picture = (name: string): string => {
  const file = files.get(pictures[name]?.src.split('/').at(-1) ?? '');
  if (!file) throw new Error(`there is no picture ${name}`);
  return `data:image/svg+xml;base64,${Buffer.from(file).toString('base64')}`;
};

mkdirSync('public/downloads', { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const tab = await browser.newPage();
const camera = await browser.newPage({ viewport: { width: 180, height: 270 } });
const photograph = async (name: string): Promise<string> => {
  await camera.setContent(`<body style="margin:0;background:#fff"><img src="${picture(name)}" style="display:block;width:180px"></body>`, { waitUntil: 'load' });
  return `data:image/jpeg;base64,${(await camera.locator('img').screenshot({ type: 'jpeg', quality: 55 })).toString('base64')}`;
};
for (const [file, make] of Object.entries(documents)) {
  const pdf = await printed(tab, await make({ content, picture, photograph }));
  writeFileSync(`public/downloads/${file}`, pdf);
  console.log(`${file}: ${Math.round(pdf.length / 1000)} kB`);
}
await browser.close();

/** Prints with tags for readers' software, and packs the objects, of which tags make thousands. */
async function printed(page: Page, document: Printed): Promise<Uint8Array> {
  await page.setContent(sheet(document), { waitUntil: 'load' });
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  const pdf = await PDFDocument.load(await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true, outline: true }), { updateMetadata: false });
  return pdf.save({ useObjectStreams: true });
}
