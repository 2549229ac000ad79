import { findables } from '../../site/catalogue/findables.ts';
import {
  type FinderQuery,
  finderFields,
  findProducts,
  isEmpty,
} from '../../site/catalogue/finder.ts';
import { finderPage, labelGroupsOf } from '../../site/catalogue/labelGroups.ts';
import { parseListQuery } from '../../site/search/parseListQuery.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { Heart } from '../components/controls/Heart.tsx';
import { SearchField } from '../components/forms/SearchField.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { Below, StyledBelow } from '../layout/Below.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import choicesCss from './Choices.css?inline';
import { Favourites, SharedShelf } from './Favourites.tsx';
import { Awning, Exclusion, LactoseNote, Needs, RangeChoice } from './Filters.tsx';
import { Count, EmptyShelf, Pages } from './Found.tsx';
import css from './ProductsPage.css?inline';
import { Shelves } from './Shelves.tsx';

/**
 * Every product, with a form that filters them. The filters are in the URL.
 * src/client/finder/finder.ts applies them immediately by hiding and showing cards.
 */
export function ProductsPage({ text, query }: { text: Text; query: FinderQuery }) {
  const { language, link, t } = useVisit();
  const products = findables(language).filter(
    ({ product }) => !query.shelf || query.shelf.includes(product.key),
  );
  const parsed = parseListQuery(query.text, language);
  const found = new Set(findProducts(products, query, parsed));
  const groups = labelGroupsOf(products, query.without);
  const shown = finderPage(groups, found, query.page ?? 1);
  const ofAnyFamily = { ...query, family: undefined, range: undefined };
  const none = !products.some(
    (product) => found.has(product) && !groups.contains.includes(product),
  );
  return (
    <>
      <Style name="ProductsPage" css={css} />
      <search>
        <form className="finder" action={link('products')} data-finder="">
          {/* First in reading order, although the awning is drawn above it */}
          <div className="finder__head">
            <Breadcrumb />
            {query.shelf ? (
              <SharedShelf keys={query.shelf} />
            ) : (
              <>
                <h1>{text.title}</h1>
                <p className="lead">{text.lead}</p>
              </>
            )}
          </div>
          <Awning chosen={query.family} counted={findProducts(groups.fits, ofAnyFamily, parsed)} />
          <Search text={query.text} />
          <div className="wrap">
            <Below files={['finder']}>
              <Style name="Choices" css={choicesCss} />
              <div className="finder__bar">
                <div className="finder__top">
                  <Exclusion
                    without={query.without}
                    count={groups.fits.filter((product) => found.has(product)).length}
                  />
                  <div className="finder__count">
                    <Count groups={groups} found={found} />
                    <a
                      className="more"
                      href={link('products')}
                      data-reset=""
                      hidden={isEmpty(query)}
                    >
                      {t('finder.reset')}
                    </a>
                  </div>
                  <RangeChoice chosen={query.range} />
                </div>
                <Needs query={query} />
              </div>
              <LactoseNote />
              <button type="submit" className="btn btn--small finder__go">
                {t('finder.go')}
              </button>
              <h2 className="sr">{t('finder.results')}</h2>
              <div className="shelves" data-shelves="" data-cut={shown.isCut || undefined}>
                <Shelves groups={shown.groups} found={found} />
                <Pages {...shown} query={query} />
              </div>
              <template id="heart">
                <Heart like="" name="{name}" />
              </template>
              <EmptyShelf
                products={products.filter((one) => !groups.contains.includes(one))}
                query={{ ...query, page: 1 }}
                empty={none}
              />
            </Below>
          </div>
        </form>
      </search>
      <StyledBelow files={['finder']}>
        <Band className="paper paper--on" wrap="stack">
          <Prose html={text.html} />
          {products.some(({ product }) => product.sample) && <p>{t('product.sample')}</p>}
        </Band>
        <Favourites />
      </StyledBelow>
    </>
  );
}

function Search({ text }: { text: string }) {
  const { t } = useVisit();
  return (
    <SearchField
      id="finder-text"
      label={t('finder.search')}
      name={finderFields.text}
      defaultValue={text}
      placeholder={t('finder.placeholder')}
      aria-describedby="finder-searched"
    >
      <p id="finder-searched">{t('finder.searched')}</p>
    </SearchField>
  );
}
