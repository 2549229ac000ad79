import {
  consent as consentEn,
  invite as inviteEn,
} from '../../../content/dictionary/en.json';
import {
  consent as consentEs,
  invite as inviteEs,
} from '../../../content/dictionary/es.json';
import {
  consent as consentFr,
  invite as inviteFr,
} from '../../../content/dictionary/fr.json';
import type { Language } from './languages.ts';

// The groups of the dictionary that the browser needs, each apart: the bundler leaves
// out the rest.

/** Words of the question about cookies. */
export const consentWords = {
  es: consentEs,
  en: consentEn,
  fr: consentFr,
} satisfies Record<Language, unknown>;

/** Words of the invitation to the newsletter. */
export const inviteWords = { es: inviteEs, en: inviteEn, fr: inviteFr } satisfies Record<
  Language,
  unknown
>;
