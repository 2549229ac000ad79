import { createContext, type ReactNode, use } from 'react';

/** Menus that are the same on all pages of a language which they do not link to. */
export type SharedMenuName = 'products' | 'burger' | 'footer';

/** HTML of the shared menus; without a menu that links to the current page. */
export const SharedMenus = createContext<Partial<Record<SharedMenuName, string>>>({});

/** An element around a shared menu, which is rendered here unless its HTML is shared. */
export function SharedMenu({
  name,
  as: Element,
  className,
  children,
}: {
  name: SharedMenuName;
  as: 'div' | 'ul';
  className: string;
  children: ReactNode;
}) {
  const html = use(SharedMenus)[name];
  return html === undefined ? (
    <Element className={className}>{children}</Element>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
    <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
