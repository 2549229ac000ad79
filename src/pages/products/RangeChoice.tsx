import { familyOf } from '../../site/catalogue/catalogue.ts';
import { familyIds } from '../../site/catalogue/families.ts';
import { type FinderQuery, finderFields } from '../../site/catalogue/finder.ts';
import { Select } from '../components/forms/Select.tsx';
import { useVisit } from '../layout/visit.ts';

/** The ranges as a list, by family. */
export function RangeChoice({ chosen }: { chosen: FinderQuery['range'] }) {
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
