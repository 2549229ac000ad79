import type { ReactNode } from 'react';
import type { Language } from '../../site/i18n/languages.ts';
import type { Metadata } from '../../site/metadata/metadata.ts';
import type { StructuredData } from '../../site/structuredData/structuredData.ts';

/** What a route makes of its data: the page's body, and what the layout needs. */
export interface PageModel {
  metadata: Metadata;
  body: ReactNode;
  /** 200 where none is given. */
  status?: 200 | 400 | 404 | 422 | 429 | 500 | 503;
  /** What the titles of its form and of the receipt say, where it is more than a form. */
  formTitles?: { form: string; receipt: string };
  /** What the breadcrumb calls the page; the menus' name for it where none is given. */
  crumb?: Crumb;
  /** What search engines read besides the breadcrumb. */
  structuredData?: StructuredData;
  /** Colours of the page; slots of the design tokens. */
  theme?: Theme;
  /** The header has dark letters, because it lies over a light ground. */
  inkHeader?: boolean;
  /** Token of the colour above the footer, which its awning continues; else paper. */
  aboveFooter?: string;
}

export interface Crumb {
  name: string;
  /** The page's language where none is given. */
  language?: Language;
}

export interface Theme {
  family?: string;
  range?: string;
  mood?: 'sobrio' | 'noche';
}

/** Ethics, privacy and law: no snacks, no jokes. */
export const soberTheme: Theme = { mood: 'sobrio' };
