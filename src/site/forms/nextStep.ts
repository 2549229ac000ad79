import { contact } from 'virtual:content/contact';
import { addressOf } from '../addresses/addresses.ts';
import type { Language } from '../i18n/languages.ts';
import { type FormName, formOf } from './forms.ts';

/** What the thanks for a form need besides words. */
export interface NextStep {
  /** Working days until the answer; 0 where none is promised. */
  days: number;
  /** The one way on. */
  href: string;
}

const { workingDays } = contact.replies;

export const nextStepOf = (name: FormName, language: Language): NextStep => ({
  days: name in workingDays ? workingDays[name as keyof typeof workingDays] : 0,
  href: addressOf((formOf(name).next?.page ?? 'home') as 'home', language),
});
