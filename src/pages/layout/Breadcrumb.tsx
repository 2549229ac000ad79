import { pathTo } from '../../site/addresses/pathTo.ts';
import { Style } from '../components/Style.tsx';
import css from './Breadcrumb.css?inline';
import { useVisit } from './visit.ts';

/**
 * Longer names of pages are not seen on phones, where the heading that repeats them
 * stands just below.
 */
const shortHere = 30;

/** Where the page stands, with its own name last. */
export function Breadcrumb() {
  const { place, language, t, crumb } = useVisit();
  const lang = crumb.language === language ? undefined : crumb.language;
  return (
    <nav aria-label={t('site.breadcrumb')}>
      <Style name="Breadcrumb" css={css} />
      <ol className={crumb.name.length > shortHere ? 'crumbs crumbs--long' : 'crumbs'}>
        {pathTo(place, language).map(({ name, address }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={lang}>
            {crumb.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
