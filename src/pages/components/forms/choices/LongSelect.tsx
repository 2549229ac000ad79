import { type ComponentProps, useState } from 'react';
import type { ChoiceGroup } from '../../../../site/forms/complaint/productChoices.ts';
import type { Choice } from '../../../../site/forms/form.ts';

/** Options of a long list; undefined in the browser, which has them in its HTML. */
export type Choices = readonly (Choice | ChoiceGroup)[] | undefined;

/**
 * A select with many options. `options` is the same object on every render, so React
 * leaves the server's HTML alone.
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

/** The end tag is optional in HTML. Leaving out over a hundred saves bytes. */
const optionHtml = ([value, label]: Choice, answer: string): string =>
  `<option value="${value}"${value === answer ? ' selected' : ''}>${escaped(label)}`;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
