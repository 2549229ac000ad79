import type { ComponentType } from 'react';
import type { PageName } from '../site/addresses/addresses.ts';
import { type PlainKey, words } from '../site/i18n/words.ts';
import { metadataOf } from '../site/metadata/metadata.ts';
import type { Text, TextName } from '../site/texts/texts.ts';
import type { PageModel } from './layout/pageModel.ts';
import type { Route } from './route.ts';

interface TextPageModel extends Partial<PageModel> {
  /** The page's name in the breadcrumb; its title with `title`. */
  breadcrumb?: PlainKey | 'title';
}

/** Route of a page that needs nothing but its text of content/texts. */
export const textRoute =
  <P extends TextName & PageName>(
    name: P,
    Page: ComponentType<{ text: Text }>,
    { breadcrumb, ...model }: TextPageModel = {},
  ): Route<P> =>
  async ({ texts, language }) => {
    const text = await texts.get(name);
    const own = breadcrumb === 'title' ? text.title : breadcrumb && words[language](breadcrumb);
    return {
      metadata: metadataOf(text),
      ...(own ? { nameInBreadcrumb: { name: own } } : {}),
      ...model,
      body: <Page text={text} />,
    };
  };
