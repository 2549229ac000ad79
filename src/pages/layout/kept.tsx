import type { FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { addressOfPlace, addressRow } from '../../site/addresses/addresses.ts';
import type { Language } from '../../site/i18n/languages.ts';
import {
  aboutMenu,
  burgerMenu,
  conductEntries,
  contactMenu,
  footerColumns,
  productMenu,
} from '../../site/navigation/menu.ts';
import { StyleContext } from './style.ts';
import { useVisit, type Visit, VisitContext, visitOf } from './visit.ts';

const kept = new Map<FunctionComponent<never>, Map<string, string>>();

/**
 * The HTML of a part that is the same on all pages of a language, but for the mark at
 * the link to the page itself: rendered once for every page that a menu names, and once
 * for all others. It is most of a page's work.
 *
 * @param Part Knows the page's language and place; its style sheets belong to those of
 *   the caller.
 * @returns For `dangerouslySetInnerHTML`.
 */
export function useKept(Part: FunctionComponent): { __html: string } {
  const visit = useVisit();
  const { language, place, address } = visit;
  const key = inMenus(language).has(address)
    ? address
    : `${language}${addressRow(place.page).conduct ? ' conduct' : ''}`;
  return { __html: keptHtml(Part, {}, key, visit) };
}

/**
 * The HTML of a part that is the same wherever it stands in a language, such as a
 * product's card.
 *
 * @param name Tells its props from others that the part is given; there are only as
 *   many as content/ has things.
 */
export function useKeptEverywhere<Props extends object>(
  Part: FunctionComponent<Props>,
  props: Props,
  name: string,
): { __html: string } {
  const visit = useVisit();
  return { __html: keptHtml(Part, props, `${visit.language} ${name}`, visit) };
}

function keptHtml<Props extends object>(
  Part: FunctionComponent<Props>,
  props: Props,
  key: string,
  { language, place, t }: Visit,
): string {
  const parts = kept.get(Part) ?? new Map<string, string>();
  kept.set(Part, parts);
  let html = parts.get(key);
  if (html === undefined || import.meta.env.DEV) {
    html = renderToString(
      <VisitContext
        value={visitOf({
          language,
          place,
          query: new URLSearchParams(),
          t,
          crumb: { name: '' },
          siteUrl: '',
          tags: {},
        })}
      >
        <StyleContext value={undefined}>
          <Part {...props} />
        </StyleContext>
      </VisitContext>,
    );
    parts.set(key, html);
  }
  return html;
}

const addresses = new Map<Language, Set<string>>();

/** The addresses that the menus name. */
function inMenus(language: Language): Set<string> {
  let named = addresses.get(language);
  if (!named) {
    const lists = [...productMenu, ...footerColumns].map(({ entries }) => entries);
    const entries = [
      ...lists.flat(),
      ...burgerMenu.filter((entry) => entry !== 'about'),
      ...aboutMenu,
      ...conductEntries,
      ...contactMenu,
    ];
    named = new Set(entries.map(({ place }) => addressOfPlace(place, language)));
    addresses.set(language, named);
  }
  return named;
}
