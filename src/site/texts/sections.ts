import type { Text } from './texts.ts';

/** A second-level section of a text. */
export interface Section {
  id: string;
  title: string;
  /** Without its heading. */
  html: string;
}

/** Splits a text for pages that place its sections separately. */
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
 * One section of a text by its id. Throws where an editor removed it, so that the page
 * is not published half empty.
 */
export function sectionOf(text: Pick<Text, 'html'>, id: string): Section {
  const section = sectionsOf(text).sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`the text has no section {#${id}}`);
  return section;
}

/** A text without one of its sections, which stands elsewhere on the page. */
export function htmlWithout(text: Pick<Text, 'html'>, id: string | undefined): string {
  const parts = text.html.split(/(?=<h2 id=")/);
  return parts.filter((part) => !part.startsWith(`<h2 id="${id}"`)).join('');
}

/** An item of a list that begins with a bold sentence, and what follows it. */
export interface Point {
  lead: string;
  html: string;
}

/** The items of a text's list, for pages that fold each below its first sentence. */
export const pointsOf = ({ html }: Pick<Section, 'html'>): Point[] =>
  [...html.matchAll(/<li><strong>(.*?)<\/strong>\s*(.*?)<\/li>/gs)].map(
    ([, lead = '', rest = '']) => ({ lead, html: `<p>${rest}</p>` }),
  );
