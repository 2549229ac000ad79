import { finderFields } from '../../site/catalogue/finder.ts';
import { shelfValue } from '../../site/catalogue/sharedShelf.ts';
import { useVisit } from '../layout/visit.ts';

/** The finder's heading over favourites that somebody sent, with a way to all products. */
export function SharedShelf({ keys }: { keys: readonly string[] }) {
  const { t, link } = useVisit();
  const value = shelfValue(keys);
  return (
    <div className="stack">
      <h1>{t('like.shared')}</h1>
      <p className="lead">{t('like.sharedLead')}</p>
      <input type="hidden" name={finderFields.shelf} value={value} />
      <p className="row">
        <button
          type="button"
          className="btn btn--small"
          hidden
          data-keep-shelf={value}
          data-done={t('like.keptAll')}
        >
          {t('like.keepAll')}
        </button>
        <a className="more" href={link('products')}>
          {t('like.whole')}
        </a>
        <b role="status" />
      </p>
    </div>
  );
}
