import { links } from 'virtual:content/links';
import type { ExternalLink } from '../../content/links.ts';

/**
 * An external link by its name in content/links.json; the content check has made sure
 * that the names in use exist.
 */
export function externalLink(name: string): ExternalLink {
  const link = links[name];
  if (!link) throw new Error(`${name} is not in content/links.json`);
  return link;
}
