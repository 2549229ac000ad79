import { familyOf, rangeOf } from '../../../site/catalogue/catalogue.ts';
import type { Entry, productMenu } from '../../../site/navigation/menu.ts';
import { Menu } from '../../components/controls/Menu.tsx';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Pack } from '../../components/pictures/Picture.tsx';
import { Style } from '../../components/Style.tsx';
import { useVisit } from '../visit.ts';
import css from './MegaMenu.css?inline';

/** The menu of a product family, as wide as the page: its ranges, each with a pack. */
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
                {t('menu.all')} <Icon name="right" />
              </a>
            </div>
            <Menu entries={entries} picture={RangePack} />
          </div>
        </div>
      </details>
    </li>
  );
}

/** The first product of the range that an entry leads to. */
function RangePack({ entry: { place } }: { entry: Entry }) {
  const product =
    place.page === 'range' &&
    rangeOf(place.parameters.family, place.parameters.range).products[0];
  return product ? <Pack product={product} /> : null;
}
