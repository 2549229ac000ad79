import { addressRow } from '../../../site/addresses/addresses.ts';
import {
  aboutMenu,
  allProducts,
  burgerHelpMenu,
  burgerMenu,
  conductEntries,
  familyEntry,
  isShownIn,
  productMenu,
  showsFollow,
} from '../../../site/navigation/menu.ts';
import { Menu, MenuLink, useEntryName } from '../../components/controls/Menu.tsx';
import { Icon, Wordmark } from '../../components/pictures/Icon.tsx';
import { Style } from '../../components/Style.tsx';
import { SocialLinks } from '../footer/Footer.tsx';
import { SharedMenu } from '../SharedMenu.tsx';
import { useVisit } from '../visit.ts';
import css from './Burger.css?inline';
import { LanguageLinks } from './LanguageMenu.tsx';
import { SearchForm } from './SearchForm.tsx';

/**
 * The panel with every menu, collapsed. On a phone it is the only menu, so it opens in
 * every browser, with or without a script.
 */
export function Burger() {
  const { t } = useVisit();
  return (
    <details name="header" className="burger">
      <Style name="Burger" css={css} />
      <summary aria-label={t('menu.title')}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div className="burger__panel">
        <SharedMenu menu="burger" as="div" className="wrap">
          <BurgerMenus />
        </SharedMenu>
        <nav className="wrap burger__languages" aria-label={t('language.menu')}>
          <LanguageLinks className="row" />
        </nav>
      </div>
    </details>
  );
}

/** What the panel contains. */
export const BurgerMenus = () => (
  <>
    <Head />
    <div className="split burger__cols">
      <SearchForm className="burger__search" />
      <ul className="burger__main">
        <ProductEntries />
      </ul>
      <ul className="burger__main">
        <MainEntries />
      </ul>
    </div>
    <Follow />
  </>
);

function Head() {
  const { link, t } = useVisit();
  return (
    <a className="burger__head" href={link('home')} aria-label={t('site.home')}>
      <Wordmark />
    </a>
  );
}

function ProductEntries() {
  const nameOf = useEntryName();
  return (
    <>
      {productMenu.map(({ family, entries }) => (
        <li key={family}>
          <Fold title={nameOf(familyEntry(family))}>
            <Menu entries={[familyEntry(family, 'wholeFamily'), ...entries]} />
          </Fold>
        </li>
      ))}
      <li>
        <MenuLink entry={allProducts} />
      </li>
    </>
  );
}

/** Entries after the products. The code of conduct is expanded on its own pages. */
function MainEntries() {
  const { t, language, place } = useVisit();
  const conduct = addressRow(place.page).conduct ?? false;
  const folds = {
    about: (
      <Fold title={t('menu.us')} open={conduct}>
        <Menu entries={aboutMenu} />
        <Fold title={t('code.chapters')} open={conduct}>
          <Menu entries={conductEntries} />
        </Fold>
      </Fold>
    ),
    help: (
      <Fold title={t('menu.help')}>
        <Menu entries={burgerHelpMenu(language)} />
      </Fold>
    ),
  };
  return burgerMenu.map((entry) => {
    if (typeof entry === 'string') return <li key={entry}>{folds[entry]}</li>;
    if (!isShownIn(entry, language)) return null;
    return (
      <li key={entry.name}>
        <MenuLink entry={entry} />
      </li>
    );
  });
}

/** The company's social networks. */
function Follow() {
  const { t, language } = useVisit();
  return (
    <div className="burger__follow">
      {showsFollow[language] && <p>{t('menu.follow')}</p>}
      <SocialLinks />
    </div>
  );
}

function Fold({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: React.ReactNode;
}) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
