import type { ReactNode } from 'react';
import { familyOf } from '../../site/catalogue/catalogue.ts';
import type { FamilyId, RangeId } from '../../site/catalogue/families.ts';
import { anchorOf } from '../../site/catalogue/families.ts';
import type { ListedProduct } from '../../site/catalogue/products.ts';
import { ProductCard } from '../components/cards/ProductCard.tsx';
import { RangeSlider } from '../components/controls/RangeSlider.tsx';
import { gridColumns, Shout } from '../components/headings/Shout.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { packDescriptionOf } from '../components/pictures/packDescriptionOf.ts';
import { Style } from '../components/Style.tsx';
import { fittingSize, fittingWordSize } from '../drawings/lettering.ts';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './Assortment.css?inline';

/**
 * A named selection of a family's products, each with its own anchor, and the other
 * ranges of the family.
 *
 * @param range The range, if the products are exactly one.
 * @param children Content below the products.
 */
export function Assortment({
  family,
  range,
  name,
  lead,
  hashtag,
  products,
  children,
}: {
  family: FamilyId;
  range?: RangeId;
  name: string;
  lead: string;
  hashtag?: string;
  products: ListedProduct[];
  children?: ReactNode;
}) {
  const { localise, link, t } = useVisit();
  const motif = packDescriptionOf(products[0]?.key ?? '')?.motif ?? 'crisp';
  const shout = hashtag !== undefined && products.length % 2 === 1;
  const fit = fittingSize(name, 80, 13);
  const word = fittingWordSize(name, 84, 17);
  const tag = fittingSize(hashtag ?? '', 88, 20);
  return (
    <>
      <Style name="Assortment" css={css} />
      <Style
        name={`Assortment-${fit}-${word}-${tag}`}
        css={`@layer pages{.range-hero{--fit:${fit};--fit2:${word};--tag:${tag}vw}}`}
      />
      <section className="flood top range-hero toldo">
        <div className="wrap">
          <Breadcrumb />
          <Picture name={`motif/${motif}`} className="motif" />
          <h1>{name}</h1>
          <p className="lead">{lead}</p>
          {hashtag && <p className="hashtag">{hashtag}</p>}
        </div>
      </section>
      <section className="paper range-products">
        <div className="wrap">
          <div className="head">
            <h2>{t('family.products')}</h2>
            <a className="more" href={link('family', { family })}>
              {t('family.back', { name: localise(familyOf(family).name) })}{' '}
              <Icon name="right" />
            </a>
          </div>
          <div className="grid" data-columns={gridColumns(products.length, shout)}>
            {products.map((product) => (
              <ProductCard
                key={product.key}
                product={product}
                id={anchorOf(product.key)}
                {...(range ? { within: range } : {})}
              />
            ))}
            {shout && <Shout hashtag={hashtag} motif={motif} />}
          </div>
          <RangeSlider family={family} {...(range ? { except: range } : {})} />
          {children}
        </div>
      </section>
    </>
  );
}
