import type { ComponentType } from 'react';
import { addressOfPlace } from '../../../site/addresses/addresses.ts';
import { familyOf, productOf, rangeOf } from '../../../site/catalogue/catalogue.ts';
import { anchorOf } from '../../../site/catalogue/families.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import { type Entry, isShownIn, isWord } from '../../../site/navigation/menu.ts';
import { useVisit } from '../../layout/visit.ts';

/** Returns a function that gives an entry's name in the page's language. */
export function useEntryName(): (entry: Entry) => string {
  const { localise, t } = useVisit();
  return ({ name, place, product }) => {
    if (isWord(name)) return t(name);
    if (name === 'product') return localise(productOf(product ?? '')?.title ?? noName);
    if (place.page === 'range')
      return localise(rangeOf(place.parameters.family, place.parameters.range).name);
    if (place.page !== 'family') return '';
    const family = localise(familyOf(place.parameters.family).name);
    return name === 'family' ? family : t('family.back', { name: family });
  };
}

const noName = { es: '', en: '', fr: '' };

function addressOfEntry({ place, product, section }: Entry, language: Language): string {
  const anchor = product ? anchorOf(product) : section;
  return addressOfPlace(place, language) + (anchor ? `#${anchor}` : '');
}

type EntryPicture = ComponentType<{ entry: Entry }>;

/** Link of a menu entry, with `aria-current` on the current page. */
export function MenuLink({
  entry,
  picture: EntryPicture,
}: {
  entry: Entry;
  picture?: EntryPicture | undefined;
}) {
  const { language, address: here } = useVisit();
  const nameOf = useEntryName();
  const address = addressOfEntry(entry, language);
  return (
    <a href={address} aria-current={address === here ? 'page' : undefined}>
      {EntryPicture && <EntryPicture entry={entry} />}
      {nameOf(entry)}
    </a>
  );
}

/** A list of links. Entries for other languages only are left out. */
export function Menu({ entries, picture }: { entries: readonly Entry[]; picture?: EntryPicture }) {
  const { language } = useVisit();
  return (
    <ul>
      {entries
        .filter((entry) => isShownIn(entry, language))
        .map((entry) => (
          <li key={addressOfEntry(entry, language) + entry.name}>
            <MenuLink entry={entry} picture={picture} />
          </li>
        ))}
    </ul>
  );
}
