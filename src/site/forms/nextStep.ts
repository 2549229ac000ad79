import { contact } from 'virtual:content/contact';
import { addressOf } from '../addresses/addresses.ts';
import type { Language } from '../i18n/languages.ts';
import { type FormName, formOf } from './forms.ts';

/** Data of the thank-you message. */
export interface NextStep {
  /** Working days until the answer; 0 if none is promised. */
  days: number;
  /** Address of its link. */
  href: string;
}

const { workingDays } = contact.replies;

export const nextStepOf = (name: FormName, language: Language): NextStep => ({
  days: name in workingDays ? workingDays[name as keyof typeof workingDays] : 0,
  href: addressOf((formOf(name).next?.page ?? 'home') as 'home', language),
});
