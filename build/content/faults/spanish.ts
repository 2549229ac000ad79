import type { Fault } from './fault.ts';
import spanish from './spanish.json' with { type: 'json' };

/** The languages of the check's messages. */
export const checkLanguages = ['en', 'es'] as const;
export type CheckLanguage = (typeof checkLanguages)[number];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `{}` matches the variable part of a message. */
const sentences = Object.entries(spanish).map(([english, translation]) => ({
  pattern: new RegExp(`^${english.split('{}').map(escaped).join('([\\s\\S]+?)')}$`),
  translation,
}));

/** Names of languages in sentences that ask for a translation. */
const names: Record<string, string> = {
  Spanish: 'español',
  English: 'inglés',
  French: 'francés',
  none: 'ninguno',
  nothing: 'nada',
  'left out': 'sin poner',
  'little salt': 'poca sal',
  'few sugars': 'pocos azúcares',
  'no sugars': 'nada de azúcares',
};

/** Untranslated sentences stay in English. */
export function inSpanish(sentence: string): string {
  for (const { pattern, translation } of sentences) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    let next = 1;
    return translation.replaceAll('{}', () => {
      const value = match[next++] ?? '';
      return names[value] ?? value;
    });
  }
  return sentence;
}

/** Translates a fault to Spanish. */
export const spanishFault = (fault: Fault): Fault => ({
  ...fault,
  what: inSpanish(fault.what),
  cure: inSpanish(fault.cure),
  field: fault.field
    .replace(/\bentry (\d+)/g, 'elemento $1')
    .replace(/^line (\d+)$/, 'línea $1')
    .replace(/^file$/, 'archivo'),
});

/** The language of the terminal: Spanish if it is set to Spanish, otherwise English. */
export function languageOfTerminal(environment: NodeJS.ProcessEnv): CheckLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return /^es(_|\b)/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'es' : 'en';
}
