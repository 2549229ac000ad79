import { createContext, type ReactNode, use } from 'react';

/** Menus that are the same on every page of a language, except where they link to it. */
export type SharedMenuName = 'products' | 'contact' | 'search' | 'burger' | 'footer';

/** HTML by menu, without the menus that the current page renders for itself. */
export type SharedMenuHtml = Partial<Record<SharedMenuName, string>>;

export const SharedMenus = createContext<SharedMenuHtml>({});

/** An element around a shared menu, which is rendered here unless its HTML is shared. */
export function SharedMenu({
  menu,
  as: Element,
  children,
  ...attributes
}: {
  menu: SharedMenuName;
  as: 'div' | 'ul' | 'details';
  /** Of a details element: only one of that name is open. */
  name?: string;
  className: string;
  children: ReactNode;
}) {
  const html = use(SharedMenus)[menu];
  return html === undefined ? (
    <Element {...attributes}>{children}</Element>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
