import { finderFields } from '../../site/catalogue/finder.ts';
import {
  allergenKinds,
  allergens,
  kindsOf,
  type NamedAllergen,
} from '../../site/catalogue/products.ts';
import { Chip } from '../components/controls/Chip.tsx';
import { AllergenIcon } from '../components/pictures/DietIcon.tsx';
import { useVisit } from '../layout/visit.ts';

const groups = Object.keys(allergenKinds) as (keyof typeof allergenKinds)[];

/** A checkbox for each of the fourteen allergens, and for each cereal and nut. */
export function Exclusion({ without }: { without: readonly NamedAllergen[] }) {
  const { t } = useVisit();
  return (
    <details className="without" open={without.length > 0}>
      <summary>{t('finder.without')}</summary>
      <p>{t('finder.withoutNote')}</p>
      <fieldset className="row">
        <legend className="sr">{t('finder.without')}</legend>
        {allergens.map((allergen) => (
          <Choice key={allergen} named={allergen} chosen={without.includes(allergen)}>
            <AllergenIcon allergen={allergen} />
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
