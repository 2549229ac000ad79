import type { NameInBreadcrumb, PageModel } from '../pages/layout/pageModel.ts';
import type { Place } from '../site/addresses/addresses.ts';
import type { FormState } from '../site/forms/forms.ts';
import type { Language } from '../site/i18n/languages.ts';
import { words } from '../site/i18n/words.ts';
import type { Metadata } from '../site/metadata/metadata.ts';
import { nameInHeaderMenus } from '../site/navigation/menu.ts';
import { breadcrumbData } from '../site/structuredData/breadcrumbData.ts';
import { type DataContext, jsonLd } from '../site/structuredData/structuredData.ts';

/** The page's own breadcrumb, or its name in the menus, or its title. */
export function nameInBreadcrumbOf(
  { nameInBreadcrumb, metadata }: PageModel,
  { page }: Place,
  language: Language,
): NameInBreadcrumb {
  if (nameInBreadcrumb) return nameInBreadcrumb;
  const inMenus = nameInHeaderMenus(page);
  return { name: inMenus ? words[language](inMenus) : metadata.title };
}

/** The page's structured data as JSON-LD; undefined if it has none. */
export function structuredDataOf(
  context: DataContext,
  { structuredData }: PageModel,
  nameInBreadcrumb: NameInBreadcrumb,
): string | undefined {
  const nodes = [
    ...(structuredData?.(context) ?? []),
    ...(context.place.page === 'home' ? [] : [breadcrumbData(context, nameInBreadcrumb.name)]),
  ];
  return nodes.length ? jsonLd(nodes) : undefined;
}

/**
 * The page's metadata. After a post, the title starts with the outcome, so that screen
 * readers announce it first, and the page is not indexed.
 */
export function metadataAfter(
  formState: FormState | undefined,
  { metadata, formTitles }: PageModel,
  language: Language,
): Metadata {
  if (!formState || formState.state === 'restored') return metadata;
  const sent = formState.state === 'sent';
  const title = words[language](sent ? 'form.sentTitle' : 'form.errorTitle', {
    title: (sent ? formTitles?.receipt : formTitles?.form) ?? metadata.title,
  });
  return { ...metadata, noindex: true, title };
}
