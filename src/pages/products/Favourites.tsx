import { moon, moonRow } from '../drawings/geometry.ts';
import { useVisit } from '../layout/visit.ts';

/**
 * Liked products and news in a bowl. The finder's script fills it from local storage, and
 * brings its styles.
 */
export function Favourites() {
  const { t, link } = useVisit();
  return (
    <section className="flood bowl" data-bowl="" hidden>
      <div className="wrap">
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
        <ul
          className="bowl__news"
          data-stories={link('news-item', { slug: '' })}
          hidden
        />
        <div className="bowl__packs" />
        <svg className="bowl__dish" viewBox="0 0 400 200" aria-hidden="true">
          <path d={moon(200, 0, 200, true)} />
          <path className="teeth" d={moonRow(0, 0, 400, 10)} />
          <path
            className="face"
            d={moon(165, 78, 24) + moon(235, 78, 24) + moon(200, 94, 42, true)}
          />
        </svg>
      </div>
    </section>
  );
}
