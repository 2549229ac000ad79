import { addressRow, type PageName } from '../addresses/addresses.ts';

/**
 * Besides forms and the code of conduct: ethics, law, and pages that somebody opens in
 * trouble.
 */
const quiet: readonly PageName[] = [
  'contact',
  'promotion-terms',
  'promotion-terms-list',
  'company-terms',
  'contest-rules',
  'privacy',
  'cookies',
  'legal-notice',
  'accessibility',
  'not-found',
  'compliance',
  'values',
  'ethical-channel',
];

/**
 * Whether a page may show the invitation to the newsletter: nobody is interrupted in a
 * form, in law or in ethics.
 */
export function invites(page: PageName): boolean {
  const { form, conduct } = addressRow(page);
  return page === 'home' || !(form || conduct || quiet.includes(page));
}
