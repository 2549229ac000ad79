import { home } from 'virtual:content/home';
import { familyOf, rangeOf } from '../../site/catalogue/catalogue.ts';
import type { FamilyId, RangeId } from '../../site/catalogue/families.ts';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import { Gondola } from './Gondola.tsx';
import css from './Stalls.css?inline';

/** The other families, each a stall with half a wheel of its ranges. */
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

/**
 * A range is one link: its name in the row, its gondola on the wheel, and its pack, which
 * shows while the link is in hand. At rest the first range shows its pack.
 */
function Stall({ family: id, text, lines }: (typeof home.stalls)[number]) {
  const { localise, link } = useVisit();
  const family = id as FamilyId;
  const items = lines.map((line) => ({
    ...line,
    range: rangeOf(family, line.range as RangeId),
  }));
  return (
    <section className="stall" data-family={family}>
      <h3>
        <a href={link('family', { family })}>{localise(familyOf(family).name)}</a>
      </h3>
      <p>{localise(text)}</p>
      <ul className="row">
        {items.map(({ range, motif, name }) => (
          <li key={range.id}>
            <a href={link('range', { family, range: range.id })}>
              {localise(name)}
              <Gondola motif={motif} />
              {range.products[0] && <Pack product={range.products[0]} />}
            </a>
          </li>
        ))}
      </ul>
      <div className="rueda">
        <Picture name="scene/noria-ring" />
      </div>
    </section>
  );
}
