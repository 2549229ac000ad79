import { company } from 'virtual:content/company';
import { addressOf } from '../../site/addresses/addresses.ts';
import { defaultLanguage, languages } from '../../site/i18n/languages.ts';

export const robotsTxt = (siteUrl: string, indexed: boolean): string =>
  indexed
    ? `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';

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

/** The web app manifest. Its start URL redirects to the visitor's language. */
export const manifest = {
  id: '/',
  name: company.name,
  short_name: company.name,
  description: company.since[defaultLanguage],
  lang: defaultLanguage,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: '#d62811',
  background_color: '#fff3df',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...[192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${size}.png`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ),
  ],
};
