import { familyOf } from '../../site/catalogue/catalogue.ts';
import { type FamilyId, familyIds } from '../../site/catalogue/families.ts';
import { findables } from '../../site/catalogue/findables.ts';
import { finderFields } from '../../site/catalogue/finder.ts';
import { Picture } from '../components/pictures/Picture.tsx';
import type { MotifName } from '../drawings/motifs.ts';
import { useVisit } from '../layout/visit.ts';

const stripes: Record<FamilyId, MotifName> = {
  snacks: 'worm',
  patatas: 'ridged',
  galletas: 'maria',
  caramelos: 'candy',
  'frutos-secos': 'almond',
};

/** The awning of families. The chosen one hangs lower. */
export function Awning({ chosen }: { chosen: FamilyId | undefined }) {
  const { localise, t, language } = useVisit();
  const products = findables(language);
  const all = t('finder.all');
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
          aria-label={t('finder.amount', { name: all, n: products.length })}
        />
        <b>{all}</b>
        <small>{products.length}</small>
        <Picture name="motif/triker" className="motif" eager />
      </label>
      {familyIds.map((id) => {
        const name = localise(familyOf(id).name);
        const n = products.filter(({ family }) => family === id).length;
        return (
          <label key={id} data-family={id}>
            <input
              className="sr"
              type="radio"
              name={finderFields.family}
              value={id}
              defaultChecked={chosen === id}
              aria-label={t('finder.amount', { name, n })}
            />
            <b>{name}</b>
            <small>{n}</small>
            <Picture name={`motif/${stripes[id]}`} className="motif" eager />
          </label>
        );
      })}
    </fieldset>
  );
}
