import company from '../../../content/company.json' with { type: 'json' };
import type { Localised } from '../i18n/languages.ts';

/** A line into the company for one audience. */
export interface Contact {
  id: string;
  audience: Localised;
  phone: string | null;
  email: string;
  hours?: Localised;
}

/** The line with this id in content/company.json. */
export function contactOf(id: string): Contact {
  const contact = (company.contacts as Contact[]).find(
    (candidate) => candidate.id === id,
  );
  if (!contact) throw new Error(`content/company.json has no contact ${id}`);
  return contact;
}
