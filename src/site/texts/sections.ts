import type { Text } from './texts.ts';

/** A second-level section of a text. */
export interface Section {
  id: string;
  title: string;
  /** Without its heading. */
  html: string;
}

/** Splits a text into its sections, for pages that lay them out separately. */
export function sectionsOf(text: Pick<Text, 'html'>): {
  intro: string;
  sections: Section[];
} {
  const first = text.html.search(/<h2 id="/);
  if (first < 0) return { intro: text.html, sections: [] };
  const parts = text.html.slice(first).split(/(?=<h2 id=")/);
  const sections = parts.map((part) => {
    const [, id = '', title = '', html = ''] =
      /^<h2 id="([^"]+)">(.*?)<\/h2>\s*([\s\S]*)$/.exec(part) ?? [];
    return { id, title, html: html.trim() };
  });
  return { intro: text.html.slice(0, first).trim(), sections };
}

/**
 * A section of a text by id.
 *
 * @throws Error if an editor removed it, so that a page with a gap is not published.
 */
export function sectionOf(text: Pick<Text, 'html'>, id: string): Section {
  const section = sectionsOf(text).sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`the text has no section {#${id}}`);
  return section;
}

/** A text without one of its sections, which the page shows elsewhere. */
export function htmlWithout(text: Pick<Text, 'html'>, id: string | undefined): string {
  const parts = text.html.split(/(?=<h2 id=")/);
  return parts.filter((part) => !part.startsWith(`<h2 id="${id}"`)).join('');
}

/** A list item that starts with a bold sentence. */
export interface Point {
  lead: string;
  html: string;
}

/** The list items of a text, for pages that collapse each below its first sentence. */
export const pointsOf = ({ html }: Pick<Section, 'html'>): Point[] =>
  [...html.matchAll(/<li><strong>(.*?)<\/strong>\s*(.*?)<\/li>/gs)].map(
    ([, lead = '', rest = '']) => ({ lead, html: `<p>${rest}</p>` }),
  );
