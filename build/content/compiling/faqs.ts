import type { FaqGroup } from '../../../src/content/faqs.ts';
import type { Files } from '../../../src/content/files.ts';
import {
  type Language,
  type Localised,
  languages,
} from '../../../src/site/i18n/languages.ts';
import type { Fault } from '../faults/fault.ts';
import { compileMarkdown, messageOf, type References } from './text.ts';

/** The questions with their answers as HTML. An answer with a fault is empty. */
export function compileFaqs(
  parsed: Files['content/faqs.json'],
  references: References,
  faults: Fault[],
): FaqGroup[] {
  const compile = (id: string, answer: string, language: Language): string => {
    try {
      return compileMarkdown(answer, language, references);
    } catch (error) {
      faults.push({
        file: 'content/faqs.json',
        field: `${id}.answer.${language}`,
        what: `cannot be compiled (${messageOf(error)})`,
        cure: 'Correct it; content/README.md shows how texts are written.',
      });
      return '';
    }
  };
  return (parsed?.groups ?? []).map((group) => ({
    ...group,
    questions: group.questions.map(({ id, question, answer }) => ({
      id,
      question,
      answer: Object.fromEntries(
        languages.map((language) => [language, compile(id, answer[language], language)]),
      ) as Localised,
    })),
  }));
}
