import type { ReactNode } from 'react';
import type { Language } from '../../site/i18n/languages.ts';
import type { Metadata } from '../../site/metadata/metadata.ts';
import type { StructuredData } from '../../site/structuredData/structuredData.ts';

/** Result of a route: the page's body, and what the layout needs. */
export interface PageModel {
  metadata: Metadata;
  body: ReactNode;
  /** Defaults to 200. */
  status?: 200 | 400 | 404 | 422 | 429 | 500 | 502 | 503;
  /** The page changes by itself on a date, so the edge may not serve it for a day. */
  changesByDate?: boolean;
  /** Document titles for the form and the receipt, if they differ from the page's. */
  formTitles?: { form: string; receipt: string };
  /** Name of the page in the breadcrumb; defaults to its name in the menus. */
  nameInBreadcrumb?: NameInBreadcrumb;
  /** Structured data besides the breadcrumb. */
  structuredData?: StructuredData;
  /** Colours of the page; slots of the design tokens. */
  theme?: Theme;
  /** Dark text in the header, for a light background below it. */
  inkHeader?: boolean;
  /** Token of the colour above the footer, for its awning; defaults to paper. */
  aboveFooter?: string;
}

export interface NameInBreadcrumb {
  name: string;
  /** Defaults to the page's language. */
  language?: Language;
}

export interface Theme {
  family?: string;
  range?: string;
  mood?: 'sober';
}

/** Ethics, privacy and law: no snacks, no jokes. */
export const soberTheme: Theme = { mood: 'sober' };
