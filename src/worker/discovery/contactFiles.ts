import { company } from 'virtual:content/company';
import { addressOf } from '../../site/addresses/addresses.ts';
import { languages } from '../../site/i18n/languages.ts';

/** Validity of security.txt in ms; RFC 9116 recommends less than a year. */
const validForMs = 180 * 24 * 3_600_000;

/** security.txt: where to report a vulnerability (RFC 9116). */
export function securityTxt(siteUrl: string, now: Date): string {
  const other = company.contacts.find(({ id }) => id === 'other');
  const expires = new Date(now.getTime() + validForMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    ...(other && !other.sample ? [`Contact: mailto:${other.email}`] : []),
    `Contact: ${siteUrl}${addressOf('contact-other', 'en')}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** humans.txt: who made the site. */
export const humansTxt = (siteUrl: string): string =>
  [
    '/* TEAM */',
    `Company: ${company.legalName}`,
    `Place: ${company.headOffice.town}, ${company.headOffice.region}, ${company.headOffice.country.en}`,
    `Contact: ${siteUrl}${addressOf('contact', 'en')}`,
    '',
    '/* SITE */',
    `Languages: ${languages.map((language) => new Intl.DisplayNames('en', { type: 'language' }).of(language)).join(', ')}`,
    'Typefaces: Savate and Familjen Grotesk (SIL Open Font License)',
    'Works without scripts and without cookies.',
    '',
  ].join('\n');
