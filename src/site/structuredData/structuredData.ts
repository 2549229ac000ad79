import type { Graph, Thing } from 'schema-dts';
import { addressOf, addressOfPlace, type Place } from '../addresses/addresses.ts';
import type { Language } from '../i18n/languages.ts';

/** The page that contains the structured data. */
export interface DataContext {
  /** Scheme and host, for absolute URLs. */
  siteUrl: string;
  language: Language;
  place: Place;
  /** True in production, where sample values are left out of structured data. */
  production: boolean;
}

/** A schema.org node; bare ids are excluded. */
export type Node = Exclude<Thing, string>;
/** Builds a page's structured data. */
export type StructuredData = (context: DataContext) => readonly Node[];

/** The absolute canonical URL of the page. */
export const addressOn = ({ siteUrl, place, language }: DataContext): string =>
  siteUrl + addressOfPlace(place, language);

/**
 * Id of the company wherever it is mentioned; `organization` describes it on the home
 * page.
 */
export const organizationId = ({ siteUrl }: DataContext): string =>
  `${siteUrl}${addressOf('home', 'es')}#organization`;
export const websiteId = ({ siteUrl }: DataContext): string =>
  `${siteUrl}${addressOf('home', 'es')}#website`;

/**
 * The content of a `<script type="application/ld+json">`, with `<` escaped so that no
 * value can close the element.
 */
export function jsonLd(nodes: readonly Node[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
