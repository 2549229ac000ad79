import { familyOf, isSharedName } from '../../site/catalogue/catalogue.ts';
import { type FamilyId, familyIds } from '../../site/catalogue/families.ts';
import type { FindableProduct } from '../../site/catalogue/findables.ts';
import { type FinderQuery, finderFields, needs } from '../../site/catalogue/finder.ts';
import {
  allergenKinds,
  allergens,
  kindsOf,
  type NamedAllergen,
} from '../../site/catalogue/products.ts';
import { Chip } from '../components/controls/Chip.tsx';
import inputCss from '../components/forms/Input.css?inline';
import { DietIcon } from '../components/pictures/DietIcon.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import type { MotifName } from '../drawings/motifs.ts';
import { useVisit } from '../layout/visit.ts';

const groups = Object.keys(allergenKinds) as (keyof typeof allergenKinds)[];

/**
 * A checkbox for each of the fourteen allergens, and for each cereal and nut, and a button
 * that leads to what is left.
 */
export function Exclusion({
  without,
  count,
}: {
  without: readonly NamedAllergen[];
  count: number;
}) {
  const { t, link } = useVisit();
  return (
    <details className="without" id="without" open={without.length > 0}>
      <summary className="unfold">{t('finder.without')}</summary>
      <p>{t('finder.withoutNote')}</p>
      <fieldset className="row">
        <legend className="sr">{t('finder.without')}</legend>
        {allergens.map((allergen) => (
          <Choice key={allergen} named={allergen} chosen={without.includes(allergen)}>
            <DietIcon sign={`allergen/${allergen}`} />
          </Choice>
        ))}
      </fieldset>
      {groups.map((group) => (
        <fieldset key={group} className="row">
          <legend>{t('finder.oneByOne', { group: t(`annex.${group}`) })}</legend>
          {kindsOf(group).map((kind) => (
            <Choice key={kind} named={kind} chosen={without.includes(kind)} />
          ))}
        </fieldset>
      ))}
      <div className="without__see">
        <button
          type="submit"
          className="btn btn--small"
          formAction={`${link('products')}#fits`}
          data-see={t('finder.see', { count: '{count}' })}
          data-see-none={t('finder.noneWithout')}
        >
          {count ? t('finder.see', { count }) : t('finder.noneWithout')}
        </button>
      </div>
    </details>
  );
}

function Choice({
  named,
  chosen,
  children,
}: {
  named: NamedAllergen;
  chosen: boolean;
  children?: React.ReactNode;
}) {
  const { t } = useVisit();
  return (
    <Chip as="label">
      <input
        className="sr"
        type="checkbox"
        name={finderFields.without}
        value={named}
        defaultChecked={chosen}
      />
      {children}
      {t(`annex.${named}`)}
    </Chip>
  );
}

/** Filters by dietary need and by likes. */
export function Needs({ query }: { query: FinderQuery }) {
  const { t } = useVisit();
  return (
    <fieldset className="row chips">
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

/** Shown while the need 'lactose free' is chosen, which stands nearer than the allergens. */
export function LactoseNote() {
  const { t, link } = useVisit();
  return (
    <p className="finder__lactose">
      {t('finder.lactoseNote')}{' '}
      <a href={`${link('products')}?${finderFields.without}=leche#fits`}>
        {t('finder.withoutMilk')}
      </a>
    </p>
  );
}

/** A select of the ranges, grouped by family. */
export function RangeChoice({ chosen }: { chosen: FinderQuery['range'] }) {
  const { localise, t, language } = useVisit();
  return (
    <label className="range-choice" htmlFor="finder-range">
      {t('finder.range')}
      <Style name="Input" css={inputCss} />
      <select
        className="input"
        id="finder-range"
        name={finderFields.range}
        defaultValue={chosen ?? ''}
      >
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
                    // The closed select does not show the family.
                    isSharedName(localise(range.name), language)
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
      </select>
    </label>
  );
}

const stripes: Record<FamilyId, MotifName> = {
  snacks: 'worm',
  patatas: 'ridged',
  galletas: 'maria',
  caramelos: 'candy',
  'frutos-secos': 'almond',
};

/**
 * The awning of families. The chosen one hangs lower.
 *
 * @param counted What the other filters leave of all families.
 */
export function Awning(props: { chosen: FamilyId | undefined; counted: FindableProduct[] }) {
  const { localise, t } = useVisit();
  const { chosen, counted } = props;
  const stripe = (id: FamilyId | undefined, name: string, motif: MotifName) => {
    const n = counted.filter(({ family }) => !id || family === id).length;
    return (
      <label key={name} data-family={id}>
        <input
          className="sr"
          type="radio"
          name={finderFields.family}
          value={id ?? ''}
          defaultChecked={chosen === id}
          aria-label={t('finder.amount', { name, n })}
        />
        <b>{name}</b>
        <small>{n}</small>
        <Picture name={`motif/${motif}`} className="motif" eager />
      </label>
    );
  };
  return (
    <fieldset className="awn">
      <legend className="sr">{t('finder.family')}</legend>
      {stripe(undefined, t('finder.all'), 'triker')}
      {familyIds.map((id) => stripe(id, localise(familyOf(id).name), stripes[id]))}
    </fieldset>
  );
}
