import { home } from 'virtual:content/home';
import { biscuitsOf } from '../../site/catalogue/biscuitGroups.ts';
import { allProducts, familyOf, rangeOf } from '../../site/catalogue/catalogue.ts';
import type { FamilyId, RangeId } from '../../site/catalogue/families.ts';
import type { ListedProduct } from '../../site/catalogue/products.ts';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import { Gondola } from './Gondola.tsx';
import css from './Stalls.css?inline';

/** The other families, each with a half wheel of its ranges. */
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

/** One family. By default the first range shows its pack. */
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
      <div className="half-wheel">
        <Picture name="scene/noria-ring" />
      </div>
    </section>
  );
}

/**
 * Link to a range or a group of biscuits: its name in the list, its gondola on the wheel,
 * and its first pack, which shows on hover or focus.
 */
function RangeLink({ family, line }: { family: FamilyId; line: Line }) {
  const { localise, link } = useVisit();
  let address: string;
  let first: ListedProduct | undefined;
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
