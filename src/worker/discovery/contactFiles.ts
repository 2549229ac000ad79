import { company } from 'virtual:content/company';
import { addressOf } from '../../site/addresses/addresses.ts';
import { languages } from '../../site/i18n/languages.ts';

/**
 * How long a reader may trust the file without fetching it again; RFC 9116 advises less
 * than a year.
 */
const trustedFor = 180 * 24 * 3_600_000;

/** Who to tell about a security hole (RFC 9116). */
export function securityTxt(siteUrl: string, now: Date): string {
  const other = company.contacts.find(({ id }) => id === 'other');
  const expires = new Date(now.getTime() + trustedFor);
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

/** Who made the site, for people who look. */
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
