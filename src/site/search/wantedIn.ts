import { synonyms } from 'virtual:content/synonyms';
import type { Language } from '../i18n/languages.ts';
import { type Wanted, wantedBy } from './wanted.ts';

/** Parses a query with the synonyms of content/synonyms.json. */
export const wantedIn = (query: string, language: Language): Wanted =>
  wantedBy(query, language, synonyms[language]);
