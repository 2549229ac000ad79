import { addressRow, type PageName } from '../addresses/addresses.ts';

/** Pages without the invitation, besides forms and the code of conduct. */
const pagesWithoutInvitation: readonly PageName[] = [
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
];

/**
 * Whether a page may show the newsletter invitation. Forms, legal texts and the ethics
 * pages do not; home does, although it contains a form: the newsletter's own.
 */
export function invites(page: PageName): boolean {
  const { form, conduct } = addressRow(page);
  return page === 'home' || !(form || conduct || pagesWithoutInvitation.includes(page));
}
