import { escapeXml, moon, moonRow } from '../../src/pages/drawings/geometry.ts';
import { colours } from '../../src/pages/drawings/palette.ts';
import { wordmark } from '../../src/pages/drawings/wordmark.ts';

/** The contents of the company's fact sheet in one language. */
export interface FactSheet {
  title: string;
  figures: { figure: string; text: string }[];
  /** Contact for more information. */
  foot: string;
}

const { clavel, azafran, azul, rosa, hoja, naranja, lima, cielo } = colours;
const grounds = [clavel, azafran, azul, rosa, hoja, naranja, lima, cielo];

/** Wraps words into lines of a maximum length. */
function lines(text: string, maxLength: number): string[] {
  const made: string[] = [];
  for (const word of text.split(' ')) {
    const last = made.at(-1);
    if (last !== undefined && last.length + word.length < maxLength)
      made[made.length - 1] = `${last} ${word}`;
    else made.push(word);
  }
  return made;
}

/**
 * The fact sheet on a page of A4 (840 by 1188): a half-moon and a figure for every
 * fact.
 */
export function factSheet({ title, figures, foot }: FactSheet): string {
  const facts = figures.map(({ figure, text }, i) => {
    const x = 84 + (i % 2) * 372;
    const y = 370 + Math.floor(i / 2) * 190;
    const label = lines(text, 24)
      .map(
        (line, row) =>
          `<text x="${x + 84}" y="${y + 34 + row * 30}" font-family="Familjen" font-size="24" fill="${colours.tinto}">${escapeXml(line)}</text>`,
      )
      .join('');
    return `<path fill="${grounds[i % grounds.length]}" d="${moon(x + 28, y, 30)}"/><text x="${x + 82}" y="${y}" font-family="Savate" font-size="64" fill="${colours.tinto}">${escapeXml(figure)}</text>${label}`;
  });
  return `<svg viewBox="0 0 840 1188"><path fill="${colours.nata}" d="M0 0h840v1188H0z"/><path fill="${colours.clavel}" d="M0 0h840v210H0z${moonRow(0, 209.5, 840, 14)}"/><g transform="translate(84 56)">${wordmark(colours.nata)}</g><text x="756" y="152" font-family="Familjen" font-size="30" text-anchor="end" fill="${colours.nata}">${escapeXml(title)}</text>${facts.join('')}<path fill="${colours.tinto}" d="M84 1088h672v3H84z"/><text x="84" y="1130" font-family="Familjen" font-size="22" fill="${colours.tinto}">${escapeXml(foot)}</text></svg>`;
}
