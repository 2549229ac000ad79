import type { Faults } from '../../../../site/forms/answers.ts';
import { faultMessage } from '../../../../site/forms/faultMessage.ts';
import type { Form } from '../../../../site/forms/form.ts';
import type { Words } from '../../../../site/i18n/words.ts';
import type { FormProps } from '../formProps.ts';

/** The words that came with a form, and the messages of its errors by field. */
export function formWords({ fields }: Form, words: FormProps['words']) {
  const t: Words = (word, ...[values]) => fill(words[word] ?? '', values);
  const messagesOf = (faults: Faults): Record<string, string> =>
    Object.fromEntries(
      Object.entries(faults).map(([name, word]) => {
        const field = fields.find((one) => one.name === name);
        return [name, faultMessage(t, word, field)];
      }),
    );
  return { t, messagesOf };
}

/** Fills in `{{placeholders}}`. */
const fill = (word: string, values: Record<string, string | number> = {}): string =>
  word.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
