import links from '../../../content/links.json' with { type: 'json' };
import type { Localised } from '../i18n/languages.ts';

/** A page outside of this site. */
export interface ExternalLink {
  url: string;
  label: Localised;
}

/**
 * An external link by its name in content/links.json; the content check has made sure
 * that the names in use exist.
 */
export function externalLink(name: string): ExternalLink {
  const link = (links as Record<string, ExternalLink>)[name];
  if (!link) throw new Error(`${name} is not in content/links.json`);
  return link;
}
