import { createContext, use } from 'react';

/** Names of sheets that the page links as a file; see layout/Below.tsx. */
export const SheetsInFile = createContext<readonly string[]>([]);

/**
 * Adds a component's style sheet. React hoists each sheet once into a single style
 * element in the head. Their order does not matter, because all rules are in cascade
 * layers.
 *
 * A size computed for one text is a sheet of its own, named after the size, because the
 * content security policy forbids style attributes.
 *
 * Do not use it in an island: the browser would load the sheet again with the script.
 *
 * @param name Name of the sheet's file. Sheets are deduplicated by name.
 */
export function Style({ name, css }: { name: string; css: string }) {
  if (use(SheetsInFile).includes(name)) return null;
  return (
    <style href={name} precedence="sheet">
      {css}
    </style>
  );
}
