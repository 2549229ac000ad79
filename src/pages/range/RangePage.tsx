import { packDescriptions } from 'virtual:pictures';
import type { ReactNode } from 'react';
import { biscuitsOf, isBiscuitGroup } from '../../site/catalogue/biscuitGroups.ts';
import { allProducts, familyOf, type Range } from '../../site/catalogue/catalogue.ts';
import { anchorOf, type FamilyId, type RangeId } from '../../site/catalogue/families.ts';
import type { ListedProduct } from '../../site/catalogue/products.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { ProductCard } from '../components/cards/ProductCard.tsx';
import { RangeSlider } from '../components/controls/RangeSlider.tsx';
import { gridColumns, Shout } from '../components/headings/Shout.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { fittingSize, fittingWordSize } from '../drawings/lettering.ts';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './RangePage.css?inline';

/**
 * A named selection of a family's products, each with its own anchor, and the other
 * ranges of the family.
 *
 * @param range The range, if the products are exactly one.
 */
function Assortment({
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
  const motif = packDescriptions[products[0]?.key ?? '']?.motif ?? 'crisp';
  const shout = hashtag !== undefined && products.length % 2 === 1;
  const fit = fittingSize(name, 80, 13);
  const word = fittingWordSize(name, 84, 17);
  const tag = fittingSize(hashtag ?? '', 88, 20);
  return (
    <>
      <Style name="RangePage" css={css} />
      <Style
        name={`RangePage-${fit}-${word}-${tag}`}
        css={`@layer pages{.range-hero{--fit:${fit};--fit2:${word};--tag:${tag}vw}}`}
      />
      <Band className="flood top range-hero toldo">
        <Breadcrumb />
        <Picture name={`motif/${motif}`} className="motif" />
        <h1>{name}</h1>
        <p className="lead">{lead}</p>
        {hashtag && <p className="hashtag">{hashtag}</p>}
      </Band>
      <Band className="paper range-products">
        <div className="head">
          <h2>{t('family.products')}</h2>
          <a className="more" href={link('family', { family })}>
            {t('family.back', { name: localise(familyOf(family).name) })} <Icon name="right" />
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
      </Band>
    </>
  );
}

/** A range with its products, and the other ranges of its family. */
export function RangePage({ range }: { range: Range }) {
  const { localise } = useVisit();
  return (
    <Assortment
      family={range.family}
      range={range.id}
      name={localise(range.name)}
      lead={localise(range.intro)}
      hashtag={localise(range.hashtag)}
      products={range.products}
    />
  );
}

/** Biscuits of any range for one occasion, and links to further ones. */
export function BiscuitGroupPage({ text }: { text: Text }) {
  const { page } = useVisit().place;
  const products = isBiscuitGroup(page) ? biscuitsOf(page, allProducts()) : [];
  return (
    <Assortment family="galletas" name={text.title} lead={text.lead} products={products}>
      <Prose html={text.html} />
    </Assortment>
  );
}
