import { emphasised } from '../../site/catalogue/allergenText.ts';
import { relatedProducts } from '../../site/catalogue/catalogue.ts';
import { changesOfLot, recentChanges } from '../../site/catalogue/changes.ts';
import { isLot, sizeAnchor } from '../../site/catalogue/gtin.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { signsOf } from '../../site/catalogue/signs.ts';
import { externalLink } from '../../site/company/company.ts';
import { dateInSentence, longDate } from '../../site/i18n/dates.ts';
import { Band } from '../components/Band.tsx';
import { ProductCard } from '../components/cards/ProductCard.tsx';
import { Heart } from '../components/controls/Heart.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { SignList } from '../components/pictures/DietIcon.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { RecallBox, RecallOfLot } from '../components/recalls/Recalled.tsx';
import { Style } from '../components/Style.tsx';
import { fittingSize, fittingWordSize } from '../drawings/lettering.ts';
import { KioskCardLink } from '../kiosk-card/KioskCardPage.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import { AllergenLine, AllergenMatrix, Declaration } from './Allergens.tsx';
import { Nutrition, VitaminClaim } from './Nutrition.tsx';
import { Packaging } from './Packaging.tsx';
import { PackShow } from './PackShow.tsx';
import css from './ProductPage.css?inline';
import { ProvenanceBlocks } from './ProvenanceBlocks.tsx';

/** A product with its complete label information. */
export function ProductPage({ product, now }: { product: Product; now: Date }) {
  return (
    <>
      <Style name="ProductPage" css={css} />
      <div className={`pdp pdp--${product.layout}`}>
        <PackShow product={product} />
        <Details product={product} now={now} />
        <LabelInformation product={product} now={now} />
      </div>
      {product.provenance && <ProvenanceBlocks provenance={product.provenance} />}
      <Related product={product} />
    </>
  );
}

/** Titles up to this many characters get the largest font size. */
const longTitle = 18;

function Details({ product, now }: { product: Product; now: Date }) {
  const { localise, t, link } = useVisit();
  const title = localise(product.title);
  // Rounded down, so that products with words of similar length share a rule.
  const fit = Math.floor(fittingWordSize(title, 98, 40));
  // Leave room for the heart next to it.
  const tag = Math.floor(fittingSize(localise(product.hashtag), 80, 20));
  const video = product.provenance && externalLink(product.provenance.video);
  return (
    <div className="pdp__tell">
      <Style
        name={`ProductPage-${fit}-${tag}`}
        css={`@layer pages{.pdp h1{--fit:${fit}cqi}.pdp .hashtag{--tag:${tag}cqi}}`}
      />
      <div className="stack">
        <Breadcrumb />
        <h1 className={title.length > longTitle ? undefined : 'huge'}>{title}</h1>
        <div className="pdp__likes">
          <p className="hashtag">{localise(product.hashtag)}</p>
          <Heart like={product.key} name={title} />
        </div>
        <RecallBox product={product} />
        <AllergenLine product={product} />
        <p className="lead pdp__long">{localise(product.intro)}</p>
        <p className="lead pdp__short">{localise(product.mobileIntro)}</p>
      </div>
      <ul className="sizes" aria-label={t('product.sizes')}>
        {product.packs.map((pack) => (
          <li key={pack} id={sizeAnchor(pack)}>
            {pack}
          </li>
        ))}
      </ul>
      <ScannedLot product={product} now={now} />
      <SignList
        className="flaglist"
        aria-label={t('product.signs')}
        signs={signsOf(product.claims)}
      />
      <div className="row">
        <a className="btn" href={`${link('distributors')}?producto=${product.key}`}>
          {t('product.find')}
        </a>
        <KioskCardLink product={product} />
        {video && (
          <a className="btn btn--line" href={video.url} rel="noopener external">
            <Icon name="play" /> {localise(video.label)}
          </a>
        )}
      </div>
      <p className="pdp__story">{localise(product.secondIntro)}</p>
    </div>
  );
}

/** What concerns the lot of a pack whose code was scanned. */
function ScannedLot({ product, now }: { product: Product; now: Date }) {
  const { t, localise, link, query } = useVisit();
  const lot = query.get('lote') ?? '';
  if (!isLot(lot)) return null;
  const pack = new URLSearchParams({ producto: product.key, lote: lot });
  return (
    <div id="lot">
      <div className="stack">
        <p>
          <b>{t('product.lot', { lot })}</b>
        </p>
        <RecallOfLot product={product} lot={lot} />
        {changesOfLot(recentChanges(product.changes, now), lot).map((change) => (
          <p key={change.date}>
            <b>{`${t('changes.since', { lot: change.lot })}.`}</b> {localise(change.what)}
          </p>
        ))}
        <a className="more" href={`${link('contact-question')}?${pack}`}>
          {t('product.lotQuestion')} <Icon name="right" />
        </a>
      </div>
    </div>
  );
}

function LabelInformation({ product, now }: { product: Product; now: Date }) {
  const { localise, t, language, link } = useVisit();
  return (
    <section className="inside">
      <div className="stack stack--wide">
        <h2 className="h3" id="ingredients">
          {t('product.ingredients')}
        </h2>
        <div className="allergens">
          <Prose html={`<p>${emphasised(localise(product.ingredients))}</p>`} />
        </div>
        <Declaration product={product} />
        {product.allergens.length > 0 && <Eyebrow>{t('product.emphasised')}</Eyebrow>}
        <AllergenMatrix product={product} />
      </div>
      <div className="stack stack--wide" id="nutrition">
        <Nutrition nutrition={product.nutrition} />
        <VitaminClaim nutrition={product.nutrition} />
        <p>
          {product.sample ? (
            <b>{t('product.sample')}</b>
          ) : (
            t('product.reviewed', { date: dateInSentence(product.reviewed, language) })
          )}
        </p>
      </div>
      <Packaging product={product} />
      <Changes product={product} now={now} />
      <p>
        <a className="more" href={link('product-sheet', { key: product.key })}>
          {t('sheet.title')} <Icon name="right" />
        </a>
      </p>
    </section>
  );
}

function Related({ product }: { product: Product }) {
  const { t, link } = useVisit();
  const related = relatedProducts(product);
  if (!related.length) return null;
  return (
    <Band className="paper">
      <div className="head">
        <h2>{t('product.related')}</h2>
        <a className="more" href={link('family', { family: product.family })}>
          {t('product.family')} <Icon name="right" />
        </a>
      </div>
      <div className="grid" data-columns={related.length}>
        {related.map((other) => (
          <ProductCard key={other.key} product={other} />
        ))}
      </div>
    </Band>
  );
}

/** Changes to the label in the last year, for people who rely on it. */
function Changes({ product, now }: { product: Product; now: Date }) {
  const { t, localise, language, link } = useVisit();
  const changes = recentChanges(product.changes, now);
  if (!changes.length) return null;
  return (
    <div className="stack" id="changes">
      <h2 className="h3">{t('changes.title')}</h2>
      {changes.map(({ date, lot, what }) => (
        <p key={date}>
          <b>
            <time dateTime={date}>{longDate(date, language)}</time>
            {`. ${t('changes.since', { lot })}.`}
          </b>{' '}
          {localise(what)}
        </p>
      ))}
      <a className="more" href={link('allergen-changes')}>
        {t('changes.all')} <Icon name="right" />
      </a>
    </div>
  );
}
