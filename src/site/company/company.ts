import { company } from 'virtual:content/company';
import { links } from 'virtual:content/links';

/**
 * The contact with this id in content/company.json.
 *
 * @throws Error if there is none.
 */
export function contactOf(id: string): (typeof company.contacts)[number] {
  const contact = company.contacts.find((candidate) => candidate.id === id);
  if (!contact) throw new Error(`content/company.json has no contact ${id}`);
  return contact;
}

/**
 * The external link of this name in content/links.json. The content check guarantees that
 * the names in use exist.
 */
export function externalLink(name: string): (typeof links)[string] {
  const link = links[name];
  if (!link) throw new Error(`${name} is not in content/links.json`);
  return link;
}
