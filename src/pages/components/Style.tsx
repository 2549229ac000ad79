import { createContext, use } from 'react';

/** Names of sheets that a style file of the page brings; see layout/Below.tsx. */
export const SheetsInFile = createContext<readonly string[]>([]);

/**
 * Brings a component's style sheet. React puts every sheet once into one style element
 * in the document's head, in whatever order: all rules stand in cascade layers.
 *
 * A size that fits one text is a rule of its own, named after the size: a style attribute
 * would be against the content security policy.
 *
 * Not in an island, because the browser would load the sheet again with its script.
 *
 * @param name Name of the sheet's file: sheets of one name are taken for the same.
 * @param css Text of a `.css?inline` import.
 */
export function Style({ name, css }: { name: string; css: string }) {
  if (use(SheetsInFile).includes(name)) return null;
  return (
    <style href={name} precedence="sheet">
      {css}
    </style>
  );
}
