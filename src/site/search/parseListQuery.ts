import { synonyms } from 'virtual:content/synonyms';
import type { Language } from '../i18n/languages.ts';
import { type ParsedQuery, parseQuery } from './parseQuery.ts';

/** Parses a query with the synonyms of content/synonyms.json. */
export const parseListQuery = (query: string, language: Language): ParsedQuery =>
  parseQuery(query, language, synonyms[language]);
