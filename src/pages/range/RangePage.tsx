import { familyOf, type Range } from '../../site/catalogue/catalogue.ts';
import { anchorOf } from '../../site/catalogue/products.ts';
import { ProductCard } from '../components/cards/ProductCard.tsx';
import { RangeSlider } from '../components/controls/RangeSlider.tsx';
import { gridColumns, Shout } from '../components/headings/Shout.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { packMotif } from '../components/pictures/packMotif.ts';
import { Style } from '../components/Style.tsx';
import { fittingSize, fittingWordSize } from '../drawings/lettering.ts';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './RangePage.css?inline';

/**
 * A range with its products, each at its own anchor, and the other ranges of its
 * family.
 */
export function RangePage({ range }: { range: Range }) {
  const { localise, link, t } = useVisit();
  const name = localise(range.name);
  const motif = packMotif(range.products[0]?.key ?? '');
  const shout = range.products.length % 2 === 1;
  const fit = fittingSize(name, 80, 13);
  const word = fittingWordSize(name, 84, 17);
  return (
    <>
      <Style name="RangePage" css={css} />
      <Style
        name={`RangePage-${fit}-${word}`}
        css={`@layer pages{.range-hero{--fit:${fit};--fit2:${word}}}`}
      />
      <section className="flood top range-hero toldo">
        <div className="wrap">
          <Breadcrumb />
          <Picture name={`motif/${motif}`} className="motif" />
          <h1>{name}</h1>
          <p className="lead">{localise(range.intro)}</p>
          <p className="hashtag">{localise(range.hashtag)}</p>
        </div>
      </section>
      <section className="range-others">
        <div className="wrap">
          <RangeSlider family={range.family} here={range.id} />
        </div>
      </section>
      <section className="paper range-products">
        <div className="wrap">
          <div className="head">
            <h2>{t('family.products')}</h2>
            <a className="more" href={link('family', { family: range.family })}>
              {t('family.back', { name: localise(familyOf(range.family).name) })}{' '}
              <Icon name="right" />
            </a>
          </div>
          <div className="grid" data-n={gridColumns(range.products.length, shout)}>
            {range.products.map((product) => (
              <ProductCard
                key={product.key}
                product={product}
                id={anchorOf(product.key)}
                within={range.id}
              />
            ))}
            {shout && <Shout hashtag={localise(range.hashtag)} motif={motif} />}
          </div>
        </div>
      </section>
    </>
  );
}
