import {
  type MaterialGroup,
  materials,
  type PackPart,
  type Packaging as Packs,
} from '../../site/catalogue/packaging.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { useVisit } from '../layout/visit.ts';

/** How to dispose of each part of the pack, as Royal Decree 1055/2022 requires. */
export function Packaging({ product: { packs, packaging } }: { product: Product }) {
  const { t, language } = useVisit();
  return (
    <div className="stack" id="packaging">
      <h2 className="h3">{t('packaging.title')}</h2>
      {packaging.map((group) => (
        <div key={group.packs.join()} className="stack">
          <Eyebrow>
            {group.packs.length === packs.length ? t('packaging.allSizes') : group.packs.join(', ')}
          </Eyebrow>
          <ul className="parts">
            {group.parts.map((part) => (
              <Part key={part.part} {...part} />
            ))}
          </ul>
          {language === 'fr' && <InfoTri {...group} />}
        </div>
      ))}
    </div>
  );
}

function Part({ part, material, bin }: PackPart) {
  const { t } = useVisit();
  return (
    <li>
      <Picture name={`recycling/${part}`} />
      <span>
        <b>{t(`packPart.${part}`)}</b> {t(`material.${materials[material]}`)}{' '}
        <small>({material.replace(' ', '\u00a0')})</small>
      </span>
      <Picture name={`recycling/${bin}`} />
      <b>{t(`bin.${bin}`)}</b>
    </li>
  );
}

/** The Info-tri that France requires next to the Triman: each part with its bin. */
function InfoTri({ parts }: Packs) {
  const { t } = useVisit();
  const isGlass = ({ material }: PackPart) =>
    (materials[material] satisfies MaterialGroup as MaterialGroup) === 'glass';
  const lines = [
    { bin: 'packaging', thrown: parts.filter((part) => !isGlass(part)) },
    { bin: 'glass', thrown: parts.filter(isGlass) },
  ] as const;
  return (
    <p className="triman">
      <Picture name="recycling/triman" alt={t('packaging.triman')} />
      <span>
        <small>{t('packaging.inFrance')}</small>
        {lines
          .filter(({ thrown }) => thrown.length)
          .map(({ bin, thrown }) => (
            <b key={bin}>
              {t('packaging.sorted', {
                part: thrown.map(({ part }) => t(`packPart.${part}`)).join(' + '),
                bin: t(`frenchBin.${bin}`),
              })}
            </b>
          ))}
      </span>
    </p>
  );
}
