import { finderFields } from '../../site/catalogue/finder.ts';
import { shelfValue } from '../../site/catalogue/sharedShelf.ts';
import { Band } from '../components/Band.tsx';
import { moon, moonRow } from '../drawings/geometry.ts';
import { useVisit } from '../layout/visit.ts';

/**
 * Liked products and news in a bowl. The finder's script fills it from local storage, and
 * brings its styles.
 */
export function Favourites() {
  const { t, link } = useVisit();
  return (
    <Band className="flood bowl" data-bowl="" hidden>
      <h2>{t('like.mine')}</h2>
      <p data-kept={t('like.kept')} data-empty={t('like.none')} />
      <p>
        <button
          type="button"
          className="btn btn--small"
          hidden
          data-send-shelf={link('products')}
          data-done={t('like.sent')}
        >
          {t('like.send')}
        </button>
        <b role="status" />
      </p>
      <ul className="bowl__news" data-stories={link('news-item', { slug: '' })} hidden />
      <div className="bowl__packs" />
      <svg className="bowl__dish" viewBox="0 0 400 200" aria-hidden="true">
        <path d={moon(200, 0, 200, true)} />
        <path className="teeth" d={moonRow(0, 0, 400, 10)} />
        <path
          className="face"
          d={moon(165, 78, 24) + moon(235, 78, 24) + moon(200, 94, 42, true)}
        />
      </svg>
    </Band>
  );
}

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
