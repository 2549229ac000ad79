import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { addressRow } from '../../site/addresses/addresses.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { StyledBelow } from './Below.tsx';
import { FooterColumns } from './footer/Footer.tsx';
import { BurgerMenus } from './header/Burger.tsx';
import { ContactMenu, ProductMenus, SearchMenu } from './header/Header.tsx';
import type { SharedMenuHtml, SharedMenuName } from './SharedMenu.tsx';
import { type Visit, VisitContext } from './visit.ts';

const menus: Record<SharedMenuName, ReactNode> = {
  products: <ProductMenus />,
  contact: <ContactMenu />,
  search: <SearchMenu />,
  burger: <BurgerMenus />,
  footer: <FooterColumns />,
};

const rendered = new Map<Language, [SharedMenuName, string][]>();

/**
 * HTML of the menus that a page shares with others. They are half of a page's
 * elements.
 */
export function sharedMenuHtml(visit: Visit): SharedMenuHtml {
  const { language, place, address } = visit;
  // The burger menu unfolds the code of conduct on its pages; they share no menu.
  if (addressRow(place.page).conduct) return {};
  const all = rendered.get(language) ?? renderMenus(visit);
  rendered.set(language, all);
  return Object.fromEntries(all.filter(([, html]) => !html.includes(`href="${address}"`)));
}

function renderMenus(visit: Visit): [SharedMenuName, string][] {
  const elsewhere = { ...visit, address: '' };
  const names = Object.keys(menus) as SharedMenuName[];
  return names.map((name) => [
    name,
    renderToString(
      <VisitContext value={elsewhere}>
        <StyledBelow files={['layout']}>{menus[name]}</StyledBelow>
      </VisitContext>,
    ),
  ]);
}
