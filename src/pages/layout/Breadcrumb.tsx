import { breadcrumbOf } from '../../site/addresses/breadcrumb.ts';
import { Style } from '../components/Style.tsx';
import css from './Breadcrumb.css?inline';
import { useVisit } from './visit.ts';

/** Characters that fit a line on phones, and the width of a separator in characters. */
const line = 46;
const sign = 5;

/** Class names that shorten the path on phones, so that it fits one line. */
function leftOut(path: readonly string[], here: string): string {
  const lengthOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + name.length + sign, here.length);
  if (lengthOf(path) <= line) return 'crumbs';
  if (lengthOf(path.slice(1)) <= line) return 'crumbs crumbs--deep';
  const length = lengthOf(path) - here.length;
  // The heading just below repeats the page's name.
  return length <= line ? 'crumbs crumbs--long' : 'crumbs crumbs--long crumbs--deep';
}

/** The path to the page, ending with the page itself. */
export function Breadcrumb() {
  const { place, language, t, nameInBreadcrumb: own } = useVisit();
  const path = breadcrumbOf(place, language);
  const names = path.map(({ name }) => name);
  const lang = own.language === language ? undefined : own.language;
  return (
    <nav aria-label={t('site.breadcrumb')}>
      <Style name="Breadcrumb" css={css} />
      <ol className={leftOut(names, own.name)}>
        {path.map(({ name, address }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={lang}>
            {own.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
