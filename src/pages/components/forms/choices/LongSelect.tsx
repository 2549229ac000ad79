import { type ComponentProps, useState } from 'react';
import type { ChoiceGroup } from '../../../../site/forms/complaint/productChoices.ts';
import type { Choice } from '../../../../site/forms/places.ts';

/** What a list of many options offers; undefined in the browser, whose HTML holds it. */
export type Choices = readonly (Choice | ChoiceGroup)[] | undefined;

/**
 * A select whose many options stay as the server wrote them: the same object each time,
 * so that React never writes them again.
 */
export function LongSelect({
  answer,
  empty,
  choices,
  ...attributes
}: ComponentProps<'select'> & {
  answer: string | undefined;
  empty: string;
  choices: Choices;
}) {
  const [options] = useState(() => ({
    __html: choices
      ? [['', empty] as const, ...choices]
          .map((choice) => choiceHtml(choice, answer ?? ''))
          .join('')
      : '',
  }));
  return (
    <select
      {...attributes}
      className="input"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names of provinces and products, escaped
      dangerouslySetInnerHTML={options}
    />
  );
}

function choiceHtml(choice: Choice | ChoiceGroup, answer: string): string {
  if (!('choices' in choice)) return optionHtml(choice, answer);
  const options = choice.choices.map((option) => optionHtml(option, answer));
  return `<optgroup label="${escaped(choice.label)}">${options.join('')}</optgroup>`;
}

/** HTML needs no end of an option; over a hundred of them would weigh. */
const optionHtml = ([value, label]: Choice, answer: string): string =>
  `<option value="${value}"${value === answer ? ' selected' : ''}>${escaped(label)}`;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
