import { home } from 'virtual:content/home';
import { familyOf, productOf } from '../../site/catalogue/catalogue.ts';
import type { FamilyId, RangeId } from '../../site/catalogue/families.ts';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './Stalls.css?inline';

/** The other families, each a stall with a small wheel that rolls behind its pack. */
export function Stalls() {
  return (
    <div className="stalls chapter">
      <Style name="Stalls" css={css} />
      {home.stalls.map((stall) => (
        <Stall key={stall.family} {...stall} />
      ))}
    </div>
  );
}

function Stall({ family: id, text, lines, product: key }: (typeof home.stalls)[number]) {
  const { localise, link } = useVisit();
  const family = id as FamilyId;
  const product = productOf(key);
  return (
    <section className="stall" data-family={family}>
      <h3>
        <a href={link('family', { family })}>{localise(familyOf(family).name)}</a>
      </h3>
      <p>{localise(text)}</p>
      <ul className="row">
        {lines.map(({ range, name }) => (
          <li key={range}>
            <a href={link('range', { family, range: range as RangeId })}>
              {localise(name)}
            </a>
          </li>
        ))}
      </ul>
      <div className="rueda">
        <Picture name={`scene/wheel-${family}`} />
        {product && <Pack product={product} />}
      </div>
    </section>
  );
}
