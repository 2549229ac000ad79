import type { ComponentType } from 'react';
import { addressOfPlace } from '../../../site/addresses/addresses.ts';
import { familyOf, rangeOf } from '../../../site/catalogue/catalogue.ts';
import type { Entry } from '../../../site/navigation/menu.ts';
import { useVisit } from '../../layout/visit.ts';

/** The name of a menu entry in the page's language. */
export function useEntryName(): (entry: Entry) => string {
  const { language, t } = useVisit();
  return ({ name, place }) => {
    if (name === 'family' && place.page === 'family')
      return familyOf(place.parameters.family).name[language];
    if (name === 'range' && place.page === 'range')
      return rangeOf(place.parameters.family, place.parameters.range).name[language];
    return name === 'family' || name === 'range' ? '' : t(name);
  };
}

type EntryPicture = ComponentType<{ entry: Entry }>;

/** The link of a menu entry; it says so where it leads to this very page. */
export function MenuLink({
  entry,
  picture: EntryPicture,
}: {
  entry: Entry;
  picture?: EntryPicture | undefined;
}) {
  const { language, address: here } = useVisit();
  const nameOf = useEntryName();
  const address = addressOfPlace(entry.place, language);
  return (
    <a href={address} aria-current={address === here ? 'page' : undefined}>
      {EntryPicture && <EntryPicture entry={entry} />}
      {nameOf(entry)}
    </a>
  );
}

/** A list of links; entries that belong to other languages are left out. */
export function Menu({
  entries,
  className,
  picture,
}: {
  entries: readonly Entry[];
  className?: string;
  picture?: EntryPicture;
}) {
  const { language } = useVisit();
  return (
    <ul className={className}>
      {entries
        .filter(({ only }) => !only || only.includes(language))
        .map((entry) => (
          <li key={addressOfPlace(entry.place, language) + entry.name}>
            <MenuLink entry={entry} picture={picture} />
          </li>
        ))}
    </ul>
  );
}
