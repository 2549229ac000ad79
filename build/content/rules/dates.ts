import { defaultLanguage } from '../../../src/site/i18n/languages.ts';
import type { Fault } from '../fault.ts';
import type { Content } from '../load.ts';

/** A text says the same date of its last change in every language. */
export function checkDates({ texts }: Content): Fault[] {
  return [...texts].flatMap(([name, { updated }]) => {
    const spanish = texts.get(name.replace(/\w+$/, defaultLanguage));
    if (!spanish || spanish.updated === updated) return [];
    return [
      {
        file: `content/texts/${name}.md`,
        field: 'updated',
        what: `is ${updated ?? 'left out'}, in Spanish ${spanish.updated ?? 'left out'}`,
        cure: 'Write the same date in every language.',
      },
    ];
  });
}
