import type { Provenance } from '../../site/catalogue/products.ts';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { moon } from '../drawings/geometry.ts';
import { useVisit } from '../layout/visit.ts';
import css from './ProvenanceBlocks.css?inline';

const highestScore = 5;
const moons = Array.from({ length: highestScore }, (_, i) => moon(21 + i * 44, 2, 19, true));

/** Provenance of a chocolate's cocoa, pairing and tasting notes. */
export function ProvenanceBlocks({
  provenance: { place, pairing, tasting },
}: {
  provenance: Provenance;
}) {
  const { localise, t } = useVisit();
  return (
    <section className="paper">
      <Style name="ProvenanceBlocks" css={css} />
      <div className="wrap">
        <div className="head">
          <h2>{t('product.originTitle')}</h2>
        </div>
        <div className="provenance">
          {([place, pairing] as const).map(({ title, text, image }, i) => (
            <article key={image.drawing}>
              <Picture name={`scene/${image.drawing}`} alt={localise(image.alt)} />
              <Eyebrow>{t(i ? 'product.pairing' : 'product.origin')}</Eyebrow>
              <h3>{localise(title)}</h3>
              <p>{localise(text)}</p>
            </article>
          ))}
          <article>
            <Picture name={`scene/${tasting.image.drawing}`} alt={localise(tasting.image.alt)} />
            <div className="stack">
              <h3>{t('product.tasting')}</h3>
              <ul className="notes">
                {tasting.notes.map(({ name, value }) => (
                  <li key={localise(name)}>
                    {localise(name)} <Score value={value} name={t('product.score', { value })} />
                  </li>
                ))}
              </ul>
            </div>
          </article>
        </div>
      </div>
    </section>
  );
}

function Score({ value, name }: { value: number; name: string }) {
  return (
    <svg viewBox="0 0 218 24" role="img" aria-label={name}>
      <path d={moons.slice(0, value).join('')} className="on" />
      {value < highestScore && <path d={moons.slice(value).join('')} />}
    </svg>
  );
}
