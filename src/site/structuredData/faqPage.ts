import { withAbsoluteLinks } from '../addresses/absoluteLinks.ts';
import type { Localised } from '../i18n/languages.ts';
import { addressOn, type StructuredData } from './structuredData.ts';

interface Question {
  /** Its anchor on the page. */
  id: string;
  question: Localised;
  /** Compiled HTML. */
  answer: Localised;
}

export const faqPageData =
  (groups: readonly { questions: readonly Question[] }[]): StructuredData =>
  (context) => [
    {
      '@type': 'FAQPage',
      url: addressOn(context),
      inLanguage: context.language,
      mainEntity: groups
        .flatMap(({ questions }) => questions)
        .map(({ id, question, answer }) => ({
          '@type': 'Question',
          url: `${addressOn(context)}#${id}`,
          name: question[context.language],
          acceptedAnswer: {
            '@type': 'Answer',
            text: withAbsoluteLinks(answer[context.language], addressOn(context)),
          },
        })),
    },
  ];
