import { type FinderQuery, finderFields, needs } from '../../site/catalogue/finder.ts';
import { Chip } from '../components/controls/Chip.tsx';
import { DietIcon } from '../components/pictures/DietIcon.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { useVisit } from '../layout/visit.ts';

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
