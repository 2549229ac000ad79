import { home } from 'virtual:content/home';
import { biscuitsOf } from '../../site/catalogue/biscuitGroups.ts';
import { allProducts, familyOf, rangeOf } from '../../site/catalogue/catalogue.ts';
import type { FamilyId, RangeId } from '../../site/catalogue/families.ts';
import type { Product } from '../../site/catalogue/products.ts';
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

type Line = (typeof home.stalls)[number]['lines'][number];

/** At rest the first range shows its pack. */
function Stall({ family: id, text, lines }: (typeof home.stalls)[number]) {
  const { localise, link } = useVisit();
  const family = id as FamilyId;
  return (
    <section className="stall" data-family={family}>
      <h3>
        <a href={link('family', { family })}>{localise(familyOf(family).name)}</a>
      </h3>
      <p>{localise(text)}</p>
      <ul className="row">
        {lines.map((line) => (
          <li key={line.name.es}>
            <RangeLink family={family} line={line} />
          </li>
        ))}
      </ul>
      <div className="rueda">
        <Picture name="scene/noria-ring" />
      </div>
    </section>
  );
}

/**
 * A range, or a group of biscuits, is one link: its name in the row, its gondola on the
 * wheel, and its first pack, which shows while the link is in hand.
 */
function RangeLink({ family, line }: { family: FamilyId; line: Line }) {
  const { localise, link } = useVisit();
  let address: string;
  let first: Product | undefined;
  if ('group' in line) {
    address = link(line.group);
    [first] = biscuitsOf(line.group, allProducts());
  } else {
    const range = rangeOf(family, line.range as RangeId);
    address = link('range', { family, range: range.id });
    [first] = range.products;
  }
  return (
    <a href={address}>
      {localise(line.name)}
      <Gondola motif={line.motif} />
      {first && <Pack product={first} />}
    </a>
  );
}
