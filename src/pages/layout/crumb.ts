import { createContext, use } from 'react';

/**
 * The name that the page's breadcrumb gives to the page itself, once it has been
 * rendered.
 */
export const CrumbContext = createContext<{ here?: string } | undefined>(undefined);

/**
 * Tells the document's head what the breadcrumb says, so that search engines read what
 * visitors see.
 */
export function useCrumb(here: string): void {
  const crumb = use(CrumbContext);
  if (crumb) crumb.here = here;
}
