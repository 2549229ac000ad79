import type { FaqGroup } from '../../content/faqs.ts';
import type { Language } from '../i18n/languages.ts';
import { fewEnough, marked, matchesAll, termsOf } from './search.ts';

/**
 * A question as the page shows it; what does not match a search is hidden, not left
 * out.
 */
export interface ShownQuestion {
  id: string;
  /** HTML, with what was found in `<mark>`. */
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

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * The questions in one language, searched for every word of the query in question or
 * answer.
 */
export function searchFaqs(
  groups: readonly FaqGroup[],
  language: Language,
  query: string,
): { groups: ShownGroup[]; found: number } {
  const terms = termsOf(query);
  let found = 0;
  const shown = groups.map(({ id, name, family, questions }) => ({
    id,
    family,
    name: name[language],
    questions: questions.map(({ id, question, answer }) => {
      const matches = matchesAll(
        `${question[language]} ${answer[language].replace(/<[^>]*>/g, ' ')}`,
        terms,
      );
      if (matches) found++;
      const mark = (html: string) => (matches ? marked(html, terms) : html);
      return {
        id,
        question: mark(escaped(question[language])),
        answer: mark(answer[language]),
        hidden: !matches,
        open: false,
      };
    }),
  }));
  if (terms.length && found <= fewEnough)
    for (const group of shown)
      for (const question of group.questions) question.open = !question.hidden;
  return { groups: shown, found };
}
