import { Icon } from '../../components/pictures/Icon.tsx';
import { useVisit } from '../visit.ts';

/** The site search: a form that needs no script. */
export function SearchForm({ className }: { className?: string }) {
  const { t, link } = useVisit();
  return (
    <form action={link('search')} className={className}>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        aria-label={t('search.open')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
      />
      <button type="submit" className="btn btn--small">
        {t('search.go')}
      </button>
    </form>
  );
}
