import { provinces } from 'virtual:content/provinces';
import type { Province } from '../../content/provinces.ts';
import { distributorsIn } from '../../site/company/distributors.ts';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './ProvinceNames.css?inline';

/**
 * Every province by its full name, for touch and for visitors who do not know the
 * abbreviations on the map. Collapsed once a province is chosen.
 */
export function ProvinceNames({ chosen }: { chosen: Province | undefined }) {
  const { t, localise, language } = useVisit();
  const byName = provinces.toSorted((a, b) =>
    localise(a.name).localeCompare(localise(b.name), language),
  );
  return (
    <details className="names" open={!chosen}>
      <summary className="btn btn--small btn--line">
        <Style name="ProvinceNames" css={css} />
        {t('distributor.names')}
      </summary>
      <nav aria-label={t('distributor.map')}>
        <ul>
          {byName.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`?provincia=${id}#result`}
                aria-current={id === chosen?.id ? 'true' : undefined}
              >
                {localise(name)}
                {distributorsIn(id).length === 0 && (
                  <span className="sr">, {t('distributor.nobody')}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
