import type { FindableProduct } from '../../site/catalogue/findables.ts';
import type { LabelGroups } from '../../site/catalogue/labelGroups.ts';
import { pluralOf } from '../../site/i18n/numbers.ts';
import { useVisit } from '../layout/visit.ts';

/**
 * The number of products shown, as a live region. The script updates it from the message
 * patterns in its data attributes.
 */
export function Count({
  groups,
  found,
}: {
  groups: LabelGroups;
  found: ReadonlySet<FindableProduct>;
}) {
  const { language, t } = useVisit();
  const shown = (products: readonly FindableProduct[]): number =>
    products.filter((product) => found.has(product)).length;
  if (!groups.without.length) {
    const total = groups.fits.length;
    const count = (one: boolean, value: string | number) =>
      t(one ? 'finder.one' : 'finder.other', { total, count: value });
    return (
      <p
        role="status"
        data-one={count(true, '{count}')}
        data-other={count(false, '{count}')}
      >
        {count(pluralOf(shown(groups.fits), language) === 'one', shown(groups.fits))}
      </p>
    );
  }
  const contain = groups.contains.length;
  const one = pluralOf(contain, language) === 'one';
  const pattern = (fits: string | number, may: string | number, undeclared: typeof may) =>
    `${t('finder.withoutCounts', { fits, may, undeclared })} ${t(
      one ? 'finder.containOne' : 'finder.containOther',
      { count: contain },
    )}`;
  return (
    <p role="status" data-without={pattern('{fits}', '{may}', '{undeclared}')}>
      {pattern(shown(groups.fits), shown(groups.mayContain), shown(groups.notDeclared))}
    </p>
  );
}
