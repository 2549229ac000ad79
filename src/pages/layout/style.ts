import { createContext, use } from 'react';

/** The style sheets of the components that a page has rendered so far. */
export const StyleContext = createContext<Set<string> | undefined>(undefined);

/**
 * Adds a component's style sheet to the page that renders it, once. The page carries
 * just the sheets of what it shows, inline. Order does not matter: every rule stands in
 * a cascade layer.
 *
 * @param css Text of a `.css?inline` import.
 */
export function useStyle(css: string): void {
  use(StyleContext)?.add(css);
}
