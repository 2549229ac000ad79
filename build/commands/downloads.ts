/**
 * `npm run downloads`: prints the company's documents from content/ as PDF files into
 * public/downloads/, with Chromium. The files are committed; run it again after an edit
 * to the texts, products or drawings they show. A file whose source is unchanged stays
 * untouched; delete it to force printing.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { chromium, type Page } from 'playwright-core';
import downloads from '../../content/downloads.json' with { type: 'json' };
import '../content/nodeHooks.ts';
import { describeFaults } from '../content/faults/fault.ts';
import { type Content, loadContent } from '../content/reading/load.ts';
import { markAccessible } from '../downloads/accessible.ts';
import { packsOf } from '../drawings/packDesigns.ts';
import { makePictures } from '../drawings/pictures.ts';
import { inSystemWords, message, systemLanguage } from '../messages/messages.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { CommandError, parseCommandLine, runCommand, say } from './commandLine.ts';
import { requireWritable } from './tools.ts';

// The documents use code of the site, which imports content/ as virtual modules.
const { documentFiles, pageOf, printedFile, printedHashes, sourceHashes } = await import(
  '../downloads/sources.ts'
);

const folder = 'public/downloads';

await runCommand(async () => {
  parseCommandLine('npm run downloads', {});
  const content = loadContent('.');
  // The generated files may not exist yet.
  const faults = content.faults.filter(({ file }) => file !== 'content/downloads.json');
  if (faults.length)
    throw new CommandError(describeFaults(faults, systemLanguage(process.env), content.json));
  requireWritable(folder, printedFile);
  const printed = printedHashes();
  const hashes = await sourceHashes(content);
  const stale = documentFiles.filter(
    (file) => printed[file] !== hashes[file] || !existsSync(`${folder}/${file}`),
  );
  if (stale.length) await print(stale, content);
  writeFileSync(printedFile, `${JSON.stringify(hashes, null, 2)}\n`);
  const same = documentFiles.length - stale.length;
  if (same)
    say(inSystemWords(message('downloads.same', { count: same, all: documentFiles.length })));
});

async function print(files: string[], content: Content): Promise<void> {
  const { pictures, files: drawings } = makePictures('.', packsOf(content));
  const picture = (name: string): string => {
    const file = drawings.get(pictures[name]?.src.split('/').at(-1) ?? '');
    if (!file) throw new Error(`there is no picture ${name}`);
    return `data:image/svg+xml;base64,${Buffer.from(file).toString('base64')}`;
  };
  mkdirSync(folder, { recursive: true });
  // With hinting, the headless shell rounds glyph widths.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, '--font-render-hinting=none'],
  });
  const tab = await browser.newPage();
  const camera = await browser.newPage({ viewport: { width: 180, height: 270 } });
  const photograph = async (name: string): Promise<string> => {
    await camera.setContent(
      `<body style="margin:0;background:#fff"><img src="${picture(name)}" style="display:block;width:180px"></body>`,
      { waitUntil: 'load' },
    );
    return `data:image/jpeg;base64,${(await camera.locator('img').screenshot({ type: 'jpeg', quality: 55 })).toString('base64')}`;
  };
  for (const file of files) {
    const pdf = await pdfOf(tab, await pageOf(file, { content, picture, photograph }));
    writeFileSync(`${folder}/${file}`, pdf);
    const size = Math.round(pdf.length / 1000);
    say(inSystemWords(message('downloads.printed', { file, size, day: dayOf(file) })));
  }
  await browser.close();
}

/** The date that its cover and the site show. */
function dayOf(name: string): string {
  return downloads.find(({ file }) => file === name)?.updated ?? '?';
}

/**
 * Prints a tagged PDF for screen readers, and compresses its objects, of which tags
 * create thousands.
 */
async function pdfOf(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  const pdf = await PDFDocument.load(
    await page.pdf({
      format: 'A4',
      printBackground: true,
      preferCSSPageSize: true,
      tagged: true,
      outline: true,
    }),
    { updateMetadata: false },
  );
  markAccessible(pdf);
  return pdf.save({ useObjectStreams: true });
}
