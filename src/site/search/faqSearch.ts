import type { FaqGroup } from '../../content/faqs.ts';
import type { Language } from '../i18n/languages.ts';
import { matchableWords, matchesAmong } from './matching.ts';
import { fewEnough, marked } from './search.ts';
import type { Wanted } from './wanted.ts';

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

/** The questions in one language that hold what is wanted in question or answer. */
export function searchFaqs(
  groups: readonly FaqGroup[],
  language: Language,
  wanted: Wanted,
): { groups: ShownGroup[]; found: number } {
  const matches = matchesAmong(
    groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) =>
        matchableWords(
          `${question[language]} ${answer[language].replace(/<[^>]*>/g, ' ')}`,
        ),
      ),
    wanted,
  );
  const found = matches.filter(Boolean).length;
  const few = wanted.length > 0 && found <= fewEnough;
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
