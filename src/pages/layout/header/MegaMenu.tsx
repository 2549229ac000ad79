import type { Place } from '../../../site/addresses/addresses.ts';
import { biscuitsOf, isBiscuitGroup } from '../../../site/catalogue/biscuitGroups.ts';
import { allProducts, familyOf, productOf, rangeOf } from '../../../site/catalogue/catalogue.ts';
import type { ListedProduct } from '../../../site/catalogue/products.ts';
import type { Entry, productMenu } from '../../../site/navigation/menu.ts';
import { Menu } from '../../components/controls/Menu.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Pack } from '../../components/pictures/Picture.tsx';
import { Style } from '../../components/Style.tsx';
import { useVisit } from '../visit.ts';
import css from './MegaMenu.css?inline';

/** The full-width menu of a product family: its ranges, each with a pack. */
export function MegaMenu({ family, entries }: (typeof productMenu)[number]) {
  const { link, t, localise } = useVisit();
  const name = localise(familyOf(family).name);
  return (
    <li>
      <Style name="MegaMenu" css={css} />
      <details name="header" className="mega-group">
        <summary>
          {name}
          <Icon name="down" />
        </summary>
        <div className="mega toldo" data-family={family}>
          <div className="wrap">
            <div>
              <p className="display">{name}</p>
              <a className="btn btn--small" href={link('family', { family })}>
                {t('family.back', { name })} <Icon name="right" />
              </a>
            </div>
            <Menu entries={entries} picture={EntryPack} />
          </div>
        </div>
      </details>
    </li>
  );
}

/** Pack of the product that an entry links to, or of the first in its range or group. */
function EntryPack({ entry: { place, product } }: { entry: Entry }) {
  const shown = product ? productOf(product) : firstProduct(place);
  return shown ? <Pack product={shown} /> : null;
}

function firstProduct(place: Place): ListedProduct | undefined {
  if (place.page === 'range')
    return rangeOf(place.parameters.family, place.parameters.range).products[0];
  return isBiscuitGroup(place.page) ? biscuitsOf(place.page, allProducts())[0] : undefined;
}
