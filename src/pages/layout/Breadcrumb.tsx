import { pathTo } from '../../site/addresses/pathTo.ts';
import css from './Breadcrumb.css?inline';
import { useCrumb } from './crumb.ts';
import { useStyle } from './style.ts';
import { useVisit } from './visit.ts';

/**
 * Longer names of pages are not seen on phones, where the heading that repeats them
 * stands just below.
 */
const shortHere = 30;

/**
 * Where the page stands; `here` is the page itself, in the language `lang` where that
 * is not the page's.
 */
export function Breadcrumb({ here, lang }: { here: string; lang?: string | undefined }) {
  const { place, language, words } = useVisit();
  useStyle(css);
  useCrumb(here);
  return (
    <nav aria-label={words('site.breadcrumb')}>
      <ol className={here.length > shortHere ? 'crumbs crumbs--long' : 'crumbs'}>
        {pathTo(place, language).map(({ name, address }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={lang}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
