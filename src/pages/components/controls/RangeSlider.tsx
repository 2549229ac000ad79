import { familyOf, isSharedName } from '../../../site/catalogue/catalogue.ts';
import type { FamilyId, RangeId } from '../../../site/catalogue/families.ts';
import { RangeColours } from '../../layout/sharedStyles.tsx';
import { useVisit } from '../../layout/visit.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Pack } from '../pictures/Picture.tsx';
import { Style } from '../Style.tsx';
import css from './RangeSlider.css?inline';

/**
 * The ranges of a family in a row that scrolls and snaps natively.
 * src/client/motion/rangeButtons.ts adds the buttons at the first interaction.
 *
 * @param except The page's own range, whose card would lead nowhere.
 */
export function RangeSlider({ family, except }: { family: FamilyId; except?: RangeId }) {
  const { localise, link, t, language } = useVisit();
  const ranges = familyOf(family).ranges.filter(({ id }) => id !== except);
  return (
    <nav className="ranges" data-ranges="" aria-label={t('family.slider')}>
      <Style name="RangeSlider" css={css} />
      <RangeColours />
      <ul className="ranges__row">
        {ranges.map((range) => (
          <li key={range.id} className="ranges__one" data-range={range.id}>
            <a href={link('range', { family, range: range.id })}>
              <span>
                {localise(range.name)}
                {isSharedName(localise(range.name), language) && (
                  <span className="sr"> ({localise(familyOf(family).name)})</span>
                )}
              </span>
              {range.products[0] && <Pack product={range.products[0]} />}
            </a>
          </li>
        ))}
      </ul>
      {(['previous', 'next'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="btn btn--round ranges__go"
          hidden
          aria-label={t(`family.${way}`)}
        >
          <Icon name="right" />
        </button>
      ))}
    </nav>
  );
}
