import type { Fault } from '../../faults/fault.ts';
import type { Content } from '../../reading/load.ts';
import { readable } from '../../reading/passages.ts';
import { wordings } from '../../words/wordings.ts';

/** Texts must not use a wording that the law or the names of the house rule out. */
export function checkWording({ passages }: Content): Fault[] {
  return passages.flatMap(({ file, field, text }) =>
    wordings.flatMap(({ wrong, files, why, cure }) => {
      const [word] =
        (files?.test(file) ?? true) ? (wrong.exec(readable(text)) ?? []) : [];
      return word ? [{ file, field, what: `says «${word}», ${why}`, cure }] : [];
    }),
  );
}
