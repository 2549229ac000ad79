import { eanBars } from '../../site/catalogue/barcode.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { defaultLanguage } from '../../site/i18n/languages.ts';
import { Wordmark } from '../components/pictures/Icon.tsx';
import { Pack } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import linkCss from './KioskCardLink.css?inline';
import css from './KioskCardPage.css?inline';
import { useKioskCard } from './useKioskCard.ts';

/** A product on a card, to show at a kiosk that does not have it. */
export function KioskCardPage({ product }: { product: Product }) {
  const { t, link } = useVisit();
  const { title, size, gtin, ask } = useKioskCard(product);
  return (
    <section className="paper top">
      <Style name="KioskCardPage" css={css} />
      <div className="wrap kiosk">
        <div className="stack">
          <Breadcrumb />
          <p className="lead">{t('card.lead')}</p>
          <p className="row">
            <a className="btn btn--line" href={link('product', { key: product.key })}>
              {t('card.back')}
            </a>
          </p>
        </div>
        <article className="kiosk__card" lang={defaultLanguage}>
          <p>
            <Wordmark />
          </p>
          <Pack product={product} language={defaultLanguage} eager />
          <h1>{title}</h1>
          <p className="kiosk__size">{size}</p>
          {gtin && (
            <>
              <Bars gtin={gtin} />
              <p className="kiosk__digits">{gtin}</p>
            </>
          )}
          <p>{ask}</p>
        </article>
      </div>
    </section>
  );
}

/**
 * Leads to the card. With a script it makes the card's picture instead and opens the
 * share sheet, or saves it (src/client/kioskCard.ts).
 */
export function KioskCardLink({ product }: { product: Product }) {
  const { t, link } = useVisit();
  const address = link('kiosk-card', { key: product.key });
  return (
    <div className="kiosk-link">
      <Style name="KioskCardLink" css={linkCss} />
      <a
        className="btn btn--line"
        href={address}
        data-kiosk-card={JSON.stringify(useKioskCard(product))}
      >
        {t('card.show')}
      </a>
      <div role="status">
        <p hidden>
          {t('card.saved')} <a href={address}>{t('card.open')}</a>
        </p>
      </div>
    </div>
  );
}

const Bars = ({ gtin }: { gtin: string }) => (
  <svg viewBox="-9 0 113 40" aria-hidden="true">
    <path
      d={eanBars(gtin)
        .map(([start, width]) => `M${start} 0h${width}v40h-${width}z`)
        .join('')}
    />
  </svg>
);
