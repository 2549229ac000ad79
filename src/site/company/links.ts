import { links } from 'virtual:content/links';

/**
 * The external link of this name in content/links.json. The content check guarantees that
 * the names in use exist.
 */
export function externalLink(name: string): (typeof links)[string] {
  const link = links[name];
  if (!link) throw new Error(`${name} is not in content/links.json`);
  return link;
}
