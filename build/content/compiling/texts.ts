import { z } from 'zod';
import { pageNames } from '../../../src/site/addresses/addresses.ts';
import { defaultLanguage, type Language, languages } from '../../../src/site/i18n/languages.ts';
import { type PromotionTerms, withoutText } from '../../../src/site/texts/texts.ts';
import { message } from '../../messages/messages.ts';
import type { Fault } from '../faults/fault.ts';
import { faultsOf } from '../faults/issues.ts';
import { perFile } from '../reading/perFile.ts';
import type { Written } from '../reading/read.ts';
import { type CompiledText, compileText, type References, reasonOf } from './text.ts';

const termsFolder = 'promotion-terms';

const textFile = (name: string, language: Language): string =>
  `content/texts/${name}/${language}.md`;

/**
 * Names of all required texts: one for each page with its own text, and one for each
 * folder of promotion terms.
 */
function textNames(written: Written): string[] {
  const terms = termsIn(written.keys()).map((id) => `${termsFolder}/${id}`);
  return [...pageNames.filter((page) => !withoutText.includes(page)), ...terms];
}

/** The files of all required texts. */
export const textFiles = (written: Written): Set<string> =>
  new Set(
    textNames(written).flatMap((name) => languages.map((language) => textFile(name, language))),
  );

/** The ids of the terms that exist, even if they have a fault. */
export const termsIn = (files: Iterable<string>): string[] => [
  ...new Set(
    [...files].flatMap(
      (file) => /^content\/texts\/promotion-terms\/([a-z0-9-]+)\//.exec(file)?.[1] ?? [],
    ),
  ),
];

/** Compiles every text, keyed by `name/language`. Texts with a fault are omitted. */
export function compileTexts(
  written: Written,
  references: References,
  faults: Fault[],
): Map<string, CompiledText> {
  const texts = new Map<string, CompiledText>();
  for (const name of textNames(written)) {
    for (const language of languages) {
      const file = textFile(name, language);
      if (!written.has(file))
        faults.push({
          file,
          field: 'file',
          ...message('file.textMissing', { language: message(`language.${language}`) }),
        });
      const source = written.get(file);
      if (source === undefined) continue;
      const kind = name.startsWith(`${termsFolder}/`) ? 'terms' : 'page';
      const compiled = compileFile(file, source, language, references, kind);
      if ('text' in compiled) texts.set(`${name}/${language}`, compiled.text);
      else faults.push(...compiled.faults);
    }
  }
  return texts;
}

const compileFile = perFile(
  (
    file,
    source: string,
    language: Language,
    references: References,
    kind: 'terms' | 'page',
  ): { text: CompiledText } | { faults: Fault[] } => {
    try {
      return { text: compileText(source, language, references, kind) };
    } catch (error) {
      if (error instanceof z.ZodError)
        return { faults: error.issues.flatMap((issue) => faultsOf(file, issue)) };
      const wrong = message('text.wrong', { why: reasonOf(error) });
      return { faults: [{ file, field: 'text', ...wrong }] };
    }
  },
);

/** The terms of all promotions in the order of the company's list. */
export function promotionTermsOf(texts: Map<string, CompiledText>): PromotionTerms[] {
  return [...texts]
    .flatMap(([name, { position = 0, product }]) => {
      const [folder, id = '', language] = name.split('/');
      return folder === termsFolder && language === defaultLanguage
        ? [{ id, position, product }]
        : [];
    })
    .sort((a, b) => a.position - b.position)
    .map(({ id, product }) => ({ id, product }));
}
