import { company } from 'virtual:content/company';

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
