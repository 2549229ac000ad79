import { company } from 'virtual:content/company';
import type { ContactPoint, Organization } from 'schema-dts';
import { addressOf } from '../addresses/addresses.ts';
import { languages } from '../i18n/languages.ts';
import {
  addressOn,
  organizationId,
  type Site,
  type StructuredData,
  websiteId,
} from './structuredData.ts';

/** The company and its site, for the home page. */
export const homeData: StructuredData = (site) => [
  organization(site),
  {
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: addressOn(site),
    name: company.name,
    inLanguage: [...languages],
    publisher: { '@id': organizationId(site) },
  },
];

/** The contact page, with the ways to reach each department. */
export const contactData =
  ({ title, description }: { title: string; description: string }): StructuredData =>
  (site) => [
    {
      '@type': 'ContactPage',
      url: addressOn(site),
      name: title,
      description,
      inLanguage: site.language,
      mainEntity: { ...organization(site), ...contactPoints(site) },
    },
  ];

function organization(
  site: Site,
): Exclude<Organization, string> & { '@type': 'Organization' } {
  const { town, region, countryCode } = company.headOffice;
  const social = company.social.filter(publishable(site)).map(({ url }) => url);
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: company.name,
    legalName: company.legalName,
    url: site.origin + addressOf('home', site.language),
    logo: `${site.origin}/icon-512.png`,
    foundingDate: String(company.founded),
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      addressRegion: region,
      addressCountry: countryCode,
    },
    ...(social.length ? { sameAs: social } : {}),
  };
}

/** The departments that may be named; nothing where there is none. */
function contactPoints(site: Site): { contactPoint?: ContactPoint[] } {
  const points = company.contacts
    .filter(publishable(site))
    .map(({ audience, phone, email }) => ({
      '@type': 'ContactPoint' as const,
      contactType: audience[site.language],
      email,
      ...(phone ? { telephone: phone } : {}),
    }));
  return points.length ? { contactPoint: points } : {};
}

/** Invented addresses and numbers are not told to search engines. */
const publishable =
  ({ production }: Site) =>
  (entry: { sample?: boolean | undefined }): boolean =>
    !(production && entry.sample);
