import { company } from 'virtual:content/company';
import type { ContactPoint, Organization } from 'schema-dts';
import { addressOf } from '../addresses/addresses.ts';
import { languages } from '../i18n/languages.ts';
import {
  addressOn,
  type DataContext,
  organizationId,
  type StructuredData,
  websiteId,
} from './structuredData.ts';

/** The company and its site, for the home page. */
export const homeData: StructuredData = (context) => [
  organization(context),
  {
    '@type': 'WebSite',
    '@id': websiteId(context),
    url: addressOn(context),
    name: company.name,
    inLanguage: [...languages],
    publisher: { '@id': organizationId(context) },
  },
];

/** The contact page with the contact points of each department. */
export const contactData =
  ({ title, description }: { title: string; description: string }): StructuredData =>
  (context) => [
    {
      '@type': 'ContactPage',
      url: addressOn(context),
      name: title,
      description,
      inLanguage: context.language,
      mainEntity: { ...organization(context), ...contactPoints(context) },
    },
  ];

function organization(
  context: DataContext,
): Exclude<Organization, string> & { '@type': 'Organization' } {
  const { town, region, countryCode } = company.headOffice;
  const social = company.social.filter(publishable(context)).map(({ url }) => url);
  return {
    '@type': 'Organization',
    '@id': organizationId(context),
    name: company.name,
    legalName: company.legalName,
    url: context.siteUrl + addressOf('home', context.language),
    logo: `${context.siteUrl}/icon-512.png`,
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

/** The publishable contact points; empty if there are none. */
function contactPoints(context: DataContext): { contactPoint?: ContactPoint[] } {
  const points = company.contacts
    .filter(publishable(context))
    .map(({ audience, phone, email }) => ({
      '@type': 'ContactPoint' as const,
      contactType: audience[context.language],
      email,
      ...(phone ? { telephone: phone } : {}),
    }));
  return points.length ? { contactPoint: points } : {};
}

/** Keeps sample addresses and numbers from search engines. */
const publishable =
  ({ production }: DataContext) =>
  (entry: { sample?: boolean | undefined }): boolean =>
    !(production && entry.sample);
