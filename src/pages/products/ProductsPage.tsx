import { familyOf } from '../../site/catalogue/catalogue.ts';
import { type FamilyId, familyIds } from '../../site/catalogue/families.ts';
import { findables } from '../../site/catalogue/findables.ts';
import {
  type FinderQuery,
  finderFields,
  findProducts,
  isEmpty,
  needs,
} from '../../site/catalogue/finder.ts';
import { pluralOf } from '../../site/i18n/numbers.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Chip } from '../components/controls/Chip.tsx';
import { Hint } from '../components/controls/Hint.tsx';
import { SearchField } from '../components/forms/SearchField.tsx';
import { Select } from '../components/forms/Select.tsx';
import { DietIcon } from '../components/pictures/DietIcon.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import type { MotifName } from '../drawings/motifs.ts';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import { Favourites } from './Favourites.tsx';
import css from './ProductsPage.css?inline';
import { Shelf } from './Shelf.tsx';

/**
 * Every product, and a form that finds some of them. The choice lives in the address;
 * src/client/search/finder.ts makes it immediate by hiding and showing what stands
 * here.
 */
export function ProductsPage({ text, query }: { text: Text; query: FinderQuery }) {
  const { language, link, t } = useVisit();
  const products = findables(language);
  const found = new Set(findProducts(products, query));
  const count = (one: boolean) =>
    t(one ? 'finder.one' : 'finder.other', {
      total: products.length,
      count: '{count}',
    });
  return (
    <>
      <Style name="ProductsPage" css={css} />
      <search>
        <form className="finder" action={link('products')} data-finder="">
          <Families chosen={query.family} />
          <div className="wrap">
            <div className="head">
              <div>
                <Breadcrumb />
                <h1>{text.title}</h1>
                <p className="lead">{text.lead}</p>
              </div>
              <Search text={query.text} />
            </div>
            <Needs query={query} />
            <div className="finder__count">
              <p role="status" data-one={count(true)} data-other={count(false)}>
                {count(pluralOf(found.size, language) === 'one').replace(
                  '{count}',
                  String(found.size),
                )}
              </p>
              <div className="row">
                <a
                  className="more"
                  href={link('products')}
                  data-reset=""
                  hidden={isEmpty(query)}
                >
                  {t('finder.reset')}
                </a>
                <RangeChoice chosen={query.range} />
                <button type="submit" className="btn btn--small finder__go">
                  {t('finder.go')}
                </button>
              </div>
            </div>
            <Hint name="finder" />
            <Shelf products={products} found={found} />
            <div className="center lost" data-none="" hidden={found.size > 0}>
              <Picture name="scene/sad-crisp" className="motif" />
              <h2>{t('finder.noneTitle')}</h2>
              <p className="lead">{t('finder.none')}</p>
              <a className="btn" href={link('products')} data-reset="">
                {t('finder.reset')}
              </a>
            </div>
          </div>
        </form>
      </search>
      <section className="paper paper--on">
        <div className="wrap stack">
          <Prose html={text.html} />
          {products.some(({ product }) => product.sample) && <p>{t('product.sample')}</p>}
        </div>
      </section>
      <Favourites />
    </>
  );
}

const stripes: Record<FamilyId, MotifName> = {
  snacks: 'worm',
  patatas: 'ridged',
  galletas: 'maria',
  caramelos: 'candy',
  'frutos-secos': 'almond',
};

/** The awning: the family that is chosen hangs lower. */
function Families({ chosen }: { chosen: FamilyId | undefined }) {
  const { localise, t, language } = useVisit();
  const products = findables(language);
  return (
    <fieldset className="awn">
      <legend className="sr">{t('finder.family')}</legend>
      <label>
        <input
          className="sr"
          type="radio"
          name={finderFields.family}
          value=""
          defaultChecked={!chosen}
        />
        <b>{t('finder.all')}</b>
        <small>{products.length}</small>
        <Picture name="motif/triker" className="motif" eager />
      </label>
      {familyIds.map((id) => (
        <label key={id} data-family={id}>
          <input
            className="sr"
            type="radio"
            name={finderFields.family}
            value={id}
            defaultChecked={chosen === id}
          />
          <b>{localise(familyOf(id).name)}</b>
          <small>{products.filter(({ family }) => family === id).length}</small>
          <Picture name={`motif/${stripes[id]}`} className="motif" eager />
        </label>
      ))}
    </fieldset>
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

/** Needs, and this browser's favourites. */
function Needs({ query }: { query: FinderQuery }) {
  const { t } = useVisit();
  return (
    <fieldset className="row">
      <legend className="sr">{t('finder.needs')}</legend>
      {needs.map((need) => (
        <Chip as="label" key={need}>
          <input
            className="sr"
            type="checkbox"
            name={finderFields.need}
            value={need}
            defaultChecked={query.needs.includes(need)}
          />
          <DietIcon sign={need} />
          {t(`sign.${need}`)}
        </Chip>
      ))}
      <Chip as="label" className="finder__favourites">
        <input className="sr" type="checkbox" data-favourites="" />
        <Icon name="heart" />
        {t('like.mine')}
      </Chip>
    </fieldset>
  );
}

function RangeChoice({ chosen }: { chosen: FinderQuery['range'] }) {
  const { localise, t } = useVisit();
  const names = familyIds.flatMap((id) =>
    familyOf(id).ranges.map((range) => localise(range.name)),
  );
  /**
   * Two families have a range of the same name; the closed list shows nothing of the
   * family.
   */
  const shared = (name: string): boolean =>
    names.indexOf(name) !== names.lastIndexOf(name);
  return (
    <label className="range-choice" htmlFor="finder-range">
      {t('finder.range')}
      <Select id="finder-range" name={finderFields.range} defaultValue={chosen ?? ''}>
        <option value="">{t('finder.everyRange')}</option>
        {familyIds.map((id) => {
          const family = familyOf(id);
          return (
            <optgroup key={id} label={localise(family.name)}>
              {family.ranges.map((range) => (
                <option
                  key={range.id}
                  value={`${id}/${range.id}`}
                  label={
                    shared(localise(range.name))
                      ? `${localise(range.name)} (${localise(family.name)})`
                      : undefined
                  }
                >
                  {localise(range.name)}
                </option>
              ))}
            </optgroup>
          );
        })}
      </Select>
    </label>
  );
}
