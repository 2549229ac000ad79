import { familyOf, isSharedName } from '../../site/catalogue/catalogue.ts';
import { familyIds } from '../../site/catalogue/families.ts';
import { type FinderQuery, finderFields } from '../../site/catalogue/finder.ts';
import { Select } from '../components/forms/Select.tsx';
import { useVisit } from '../layout/visit.ts';

/** A select of the ranges, grouped by family. */
export function RangeChoice({ chosen }: { chosen: FinderQuery['range'] }) {
  const { localise, t, language } = useVisit();
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
      </Select>
    </label>
  );
}
