import type { DownloadId } from '../../src/content/downloads.ts';
import type { Content } from '../content/reading/load.ts';
import { fontAddress } from '../drawings/fonts.ts';

/** The contents of a document's sheet. */
export interface Printed {
  title: string;
  body: string;
}

/** What a document can use. */
export interface Sources {
  content: Content;
  /** A drawn file as a data address. */
  picture(name: string): string;
  /**
   * The same as a JPEG of 180 pixels on paper colour, for detailed drawings whose vector
   * lines would be larger.
   */
  photograph(name: string): Promise<string>;
}

/** The title of a document, and the day that its cover and the site show. */
export function documentIn({ files }: Content, id: DownloadId): { title: string; updated: string } {
  const found = files['content/downloads.json']?.find((document) => document.id === id);
  if (!found?.updated) throw new Error(`content/downloads.json: ${id} has no day`);
  return { title: found.title.es, updated: found.updated };
}

const css = `
@font-face { font-family: Savate; src: url(${fontAddress('Savate')}); font-weight: 900; }
@font-face { font-family: Familjen; src: url(${fontAddress('Familjen')}); font-weight: 400 700; }
@page { size: A4; margin: 18mm 18mm 20mm; @bottom-right { content: counter(page); font: 700 9pt Familjen; color: #2e0b1e; } }
@page cover { margin: 0; @bottom-right { content: ""; } }
* { box-sizing: border-box; margin: 0; }
body { font: 400 10.5pt/1.5 Familjen; color: #2e0b1e; }
.cover { page: cover; width: 210mm; height: 297mm; padding: 22mm 18mm; display: grid; grid-template-rows: auto 1fr auto; break-after: page; overflow: hidden; }
.cover img { justify-self: center; align-self: center; max-width: 150mm; max-height: 130mm; }
.cover h1 { font: 900 48pt/1 Savate; letter-spacing: -0.02em; }
.cover p { font-size: 13pt; margin-top: 6mm; max-width: 120mm; }
.sober h1, .sober h2 { font-family: Familjen; font-weight: 700; }
.orange { background: #ff7a1f; } .pink { background: #ff9cc4; } .green { background: #0f5b45; color: #fff3df; } .sober { background: #fff3df; }
h2 { font: 900 22pt/1.1 Savate; margin: 0 0 5mm; break-after: avoid; }
.sober ~ section h2 { font: 700 22pt/1.1 Familjen; }
h3 { font: 700 13pt/1.25 Familjen; margin: 6mm 0 2mm; break-after: avoid; }
p + p, p + ul, ul + p, p + ol, ol + p { margin-top: 3mm; }
ul, ol { padding-left: 5mm; }
li + li { margin-top: 1.2mm; }
section + section.chapter { break-before: page; }
.lead { font-size: 13pt; margin-bottom: 5mm; }
.scatter { display: flex; flex-wrap: wrap; gap: 6mm; align-content: center; max-width: none; }
.cover .scatter img { width: 52mm; }
.range { display: grid; grid-template-columns: 44mm 1fr; gap: 8mm; align-items: start; break-inside: avoid; margin-bottom: 10mm; }
.range img { width: 100%; }
table { width: 100%; border-collapse: collapse; font-size: 9.5pt; margin-top: 4mm; }
th, td { text-align: left; vertical-align: top; padding: 1.6mm 2mm 1.6mm 0; border-bottom: 0.3mm solid #d9c6b4; }
.figures { display: grid; grid-template-columns: repeat(2, 1fr); gap: 10mm; margin-bottom: 8mm; }
.figures div { break-inside: avoid; }
.figures img { width: 60mm; display: block; }
.figures b { display: block; font: 900 24pt/1.1 Savate; margin-top: 3mm; }
.note { border-left: 2mm solid #0f5b45; padding: 3mm 5mm; background: #fff3df; margin-top: 8mm; break-inside: avoid; }
`;

/** A document of A4 pages with embedded styles and fonts. */
export const sheet = ({ title, body }: Printed): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${title}</title><style>${css}</style></head><body>${body}</body></html>`;
