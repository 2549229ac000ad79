import type { faqs } from 'virtual:content/faqs';
import type { Language } from '../i18n/languages.ts';
import { matchableWords, matchesAmong } from './listSearch.ts';
import { marked, maxOpenResults } from './marking.ts';
import type { ParsedQuery } from './parseQuery.ts';

type FaqGroup = Awaited<ReturnType<typeof faqs>>[number];

/** A question on the page; questions that do not match are hidden, not removed. */
export interface ShownQuestion {
  id: string;
  /** HTML with matches in `<mark>`. */
  question: string;
  answer: string;
  hidden: boolean;
  open: boolean;
}

export interface ShownGroup {
  id: string;
  name: string;
  family: FaqGroup['family'];
  questions: ShownQuestion[];
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Searches questions and answers in one language. */
export function searchFaqs(
  groups: readonly FaqGroup[],
  language: Language,
  parsed: ParsedQuery,
): { groups: ShownGroup[]; found: number } {
  const matches = matchesAmong(
    groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) =>
        matchableWords(`${question[language]} ${answer[language].replace(/<[^>]*>/g, ' ')}`),
      ),
    parsed,
  );
  const found = matches.filter(Boolean).length;
  const few = parsed.length > 0 && found <= maxOpenResults;
  let place = 0;
  const shown = groups.map(({ id, name, family, questions }) => ({
    id,
    family,
    name: name[language],
    questions: questions.map(({ id, question, answer }) => {
      const match = matches[place++];
      const mark = (html: string) => (match ? marked(html, match) : html);
      return {
        id,
        question: mark(escaped(question[language])),
        answer: mark(answer[language]),
        hidden: !match,
        open: few && Boolean(match),
      };
    }),
  }));
  return { groups: shown, found };
}
