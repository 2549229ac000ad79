import { synonyms } from 'virtual:content/synonyms';
import type { Language } from '../i18n/languages.ts';
import { type Wanted, wantedBy } from './wanted.ts';

/** What a query asks for in a language, with the synonyms of content. */
export const wantedIn = (query: string, language: Language): Wanted =>
  wantedBy(query, language, synonyms[language]);
