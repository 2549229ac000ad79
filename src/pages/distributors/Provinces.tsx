import { provinces } from 'virtual:content/provinces';
import type { Province } from '../../content/company.ts';
import type { ListedProduct } from '../../site/catalogue/products.ts';
import { distributorsIn } from '../../site/company/distributors.ts';
import { Style } from '../components/Style.tsx';
import { face, sadFace } from '../drawings/motifs/draw.ts';
import { useVisit } from '../layout/visit.ts';

/** A tile further left than the previous one starts a new row. */
const columnsCss = Array.from(
  { length: 10 },
  (_, i) => `.map [data-x="${i + 1}"]{grid-column:${i + 1}}`,
).join('');

interface ProvincesProps {
  chosen: Province | undefined;
  /** What the visitor wants to buy, which stays in the address. */
  product: ListedProduct | undefined;
}

/** The query for a province. */
export const provinceQuery = (id: string, product: ListedProduct | undefined): string =>
  `?provincia=${id}${product ? `&producto=${product.key}` : ''}#result`;

/**
 * The provinces as gondolas, north to south: outlined if there is no distributor,
 * laughing if chosen, or sad if both. For pointers only: the list of names is the
 * accessible version.
 */
export function ProvinceMap({ chosen, product }: ProvincesProps) {
  const { t } = useVisit();
  const rows = provinces.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return (
    <div className="sea-map">
      <Style name="ProvinceMap" css={`@layer pages{${columnsCss}}`} />
      <ul className="map" aria-hidden="true">
        {rows.map((province) => (
          <Gondola
            key={province.id}
            province={province}
            chosen={province === chosen}
            product={product}
          />
        ))}
      </ul>
      <p className="map-legend">
        <i aria-hidden="true" /> {t('distributor.legend')}
      </p>
    </div>
  );
}

function Gondola({
  province: { id, plate, name, x },
  chosen,
  product,
}: {
  province: Province;
  chosen: boolean;
  product: ListedProduct | undefined;
}) {
  const { localise } = useVisit();
  const none = distributorsIn(id).length === 0;
  return (
    <li data-x={x}>
      <a
        href={provinceQuery(id, product)}
        tabIndex={-1}
        title={localise(name)}
        className={none ? 'is-none' : undefined}
        aria-current={chosen ? 'true' : undefined}
      >
        {chosen ? <Face isSad={none} /> : plate}
      </a>
    </li>
  );
}

function Face({ isSad }: { isSad: boolean }) {
  return (
    <svg
      viewBox="0 0 40 30"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/pages/drawings
      dangerouslySetInnerHTML={{
        __html: isSad ? sadFace(20, 13, 1.3) : face(20, 13, 1.3, 'currentColor'),
      }}
    />
  );
}

/**
 * Every province by its full name, for touch and for visitors who do not know the
 * abbreviations on the map, behind a button.
 */
export function ProvinceNames({ chosen, product }: ProvincesProps) {
  const { t, localise, language } = useVisit();
  const byName = provinces.toSorted((a, b) =>
    localise(a.name).localeCompare(localise(b.name), language),
  );
  return (
    <details className="names">
      <summary className="btn btn--small btn--line">{t('distributor.names')}</summary>
      <nav aria-label={t('distributor.map')}>
        <ul>
          {byName.map(({ id, name }) => (
            <li key={id}>
              <a
                href={provinceQuery(id, product)}
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
