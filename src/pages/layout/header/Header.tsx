import { links } from 'virtual:content/links';
import { addressRow } from '../../../site/addresses/addresses.ts';
import { buy, contactMenu, productMenu } from '../../../site/navigation/menu.ts';
import { isPrivate, privateAddresses } from '../../../site/privacy/privatePages.ts';
import { Menu, MenuLink } from '../../components/controls/Menu.tsx';
import { Icon, Wordmark } from '../../components/pictures/Icon.tsx';
import { Style } from '../../components/Style.tsx';
import { SharedMenu } from '../SharedMenu.tsx';
import { useVisit } from '../visit.ts';
import { Burger } from './Burger.tsx';
import dropMenuCss from './DropMenu.css?inline';
import headerCss from './Header.css?inline';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { SearchForm } from './SearchForm.tsx';
import css from './WayOut.css?inline';

/**
 * The header with the product menus, the language menu and the burger panel. Every menu
 * opens without a script.
 */
export function Header({ ink }: { ink: boolean | undefined }) {
  const { link, t, place } = useVisit();
  const classes = [
    'bar toldo',
    addressRow(place.page).solid && 'is-solid',
    ink && 'bar--ink',
    isPrivate(place.page) && 'bar--band',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <Style name="Header" css={headerCss} />
      <Style name="DropMenu" css={dropMenuCss} />
      <header className={classes} data-header="">
        <a className="btn skip" href="#main">
          {t('site.skip')}
        </a>
        {isPrivate(place.page) && <WayOut />}
        <div className="wrap">
          <a href={link('home')} aria-label={t('site.home')}>
            <Wordmark />
          </a>
          <nav aria-label={t('menu.title')}>
            <SharedMenu menu="products" as="ul" className="nav">
              <ProductMenus />
            </SharedMenu>
          </nav>
          <div className="tools">
            <MenuLink entry={buy} />
            <SharedMenu
              menu="contact"
              as="details"
              name="header"
              className="drop-menu drop-menu--wide"
            >
              <ContactMenu />
            </SharedMenu>
            <SharedMenu
              menu="search"
              as="details"
              name="header"
              className="drop-menu header-search"
            >
              <SearchMenu />
            </SharedMenu>
            <LanguageMenu />
            <Burger />
          </div>
        </div>
      </header>
    </>
  );
}

/** The menus of the product families. */
export const ProductMenus = () =>
  productMenu.map((group) => <MegaMenu key={group.family} {...group} />);

/** How to reach the company. */
export function ContactMenu() {
  const { t } = useVisit();
  return (
    <>
      <summary>
        {t('menu.help')}
        <Icon name="down" />
      </summary>
      <Menu entries={contactMenu} />
    </>
  );
}

/** The site search. */
export function SearchMenu() {
  const { t } = useVisit();
  return (
    <>
      <summary aria-label={t('search.open')}>
        <Icon name="search" />
      </summary>
      <SearchForm />
    </>
  );
}

/**
 * The quick exit: a band above the header of a private page
 * (src/client/privatePages/start.ts).
 */
function WayOut() {
  const { t } = useVisit();
  return (
    <div className="way-out">
      <Style name="WayOut" css={css} />
      <p>{t('site.leaveHint')}</p>
      <a
        className="btn btn--small btn--paper"
        href={links.weather.url}
        rel="noreferrer"
        data-leave={privateAddresses.join(' ')}
      >
        <Icon name="close" />
        {t('site.leave')}
      </a>
    </div>
  );
}
