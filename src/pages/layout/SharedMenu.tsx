import { createContext, type ReactNode, use } from 'react';

/** Menus that are the same on every page of a language, except where they link to it. */
export type SharedMenuName = 'products' | 'burger' | 'footer';

/** HTML by menu, without the menus that the current page renders for itself. */
export type SharedMenuHtml = Partial<Record<SharedMenuName, string>>;

export const SharedMenus = createContext<SharedMenuHtml>({});

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
