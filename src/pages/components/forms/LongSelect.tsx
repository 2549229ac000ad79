import { type ComponentProps, useEffect, useState } from 'react';
import type { Choice } from '../../../site/forms/form.ts';
import type { ChoiceGroup } from '../../../site/forms/productChoices.ts';

/** Options of a long list; undefined in the browser, which has them in its HTML. */
type Choices = readonly (Choice | ChoiceGroup)[] | undefined;

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

/** A select of products with the pack of the chosen one. */
export function ProductChoice({
  pictures,
  ...select
}: ComponentProps<typeof LongSelect> & {
  /** URLs of the packs, by `pack/<key>`. */
  pictures: Readonly<Record<string, string>> | undefined;
}) {
  const { id, answer } = select;
  const [chosen, choose] = useState(answer);
  // A product may have been chosen before hydration.
  useEffect(() => {
    const list = id && document.getElementById(id);
    if (list instanceof HTMLSelectElement) choose(list.value);
  }, [id]);
  const pack = pictures?.[`pack/${chosen}`];
  return (
    <div className="row part__row choice">
      <LongSelect {...select} onChange={({ target }) => choose(target.value)} />
      {pack && <img src={pack} width="60" height="80" alt="" />}
    </div>
  );
}
