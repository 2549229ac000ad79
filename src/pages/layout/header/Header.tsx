import { addressRow } from '../../../site/addresses/addresses.ts';
import { familyOf, rangeOf } from '../../../site/catalogue/catalogue.ts';
import { contactMenu, type Entry, productMenu } from '../../../site/navigation/menu.ts';
import { Menu } from '../../components/controls/Menu.tsx';
import { Icon, Wordmark } from '../../components/pictures/Icon.tsx';
import { Pack } from '../../components/pictures/Picture.tsx';
import { useKept } from '../kept.tsx';
import { useStyle } from '../style.ts';
import { useVisit } from '../visit.ts';
import { Burger, opensBurger } from './Burger.tsx';
import headerCss from './Header.css?inline';
import { LanguageMenu } from './LanguageMenu.tsx';

/**
 * The bar at the top with the product menus, the language menu and the burger panel.
 * Every menu opens without a script.
 */
export function Header({ ink }: { ink: boolean | undefined }) {
  const { link, t, place } = useVisit();
  useStyle(headerCss);
  const menus = useKept(ProductMenus);
  const classes = [
    'bar',
    'toldo',
    addressRow(place.page).solid && 'is-solid',
    ink && 'bar--ink',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <header className={classes} data-header="">
        <a className="btn skip" href="#main">
          {t('site.skip')}
        </a>
        <div className="wrap">
          <a href={link('home')} aria-label={t('site.home')}>
            <Wordmark />
          </a>
          <nav aria-label={t('menu.title')}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React */}
            <ul className="nav" dangerouslySetInnerHTML={menus} />
          </nav>
          <div className="tools">
            <details
              name="header"
              className="drop-menu drop-menu--wide"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
              dangerouslySetInnerHTML={useKept(ContactMenu)}
            />
            <LanguageMenu />
            <button type="button" {...opensBurger} aria-label={t('menu.open')}>
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </header>
      <Burger />
    </>
  );
}

const ProductMenus = () =>
  productMenu.map((group) => <MegaMenu key={group.family} {...group} />);

function MegaMenu({ family, entries }: (typeof productMenu)[number]) {
  const { link, t, localise } = useVisit();
  const name = localise(familyOf(family).name);
  return (
    <li>
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

function ContactMenu() {
  const { t } = useVisit();
  return (
    <>
      <summary>
        {t('menu.customerService')}
        <Icon name="down" />
      </summary>
      <Menu entries={contactMenu} />
    </>
  );
}
