import type { Family } from '../../site/catalogue/catalogue.ts';
import { Chip } from '../components/controls/Chip.tsx';
import { RangeSlider } from '../components/controls/RangeSlider.tsx';
import { Pack } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { fittingSize } from '../drawings/lettering.ts';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './FamilyPage.css?inline';
import { anchorOfRange, RangeSection } from './RangeSection.tsx';

/**
 * A family: its name across the page, a row of packs, and its ranges.
 */
export function FamilyPage({ family }: { family: Family }) {
  const { localise, t } = useVisit();
  const name = localise(family.name);
  const fit = fittingSize(name, 94, 34);
  // The packs, which stand before the name, would turn Crisps into Crisos.
  const tail = /[gjpqy]/.test(name) ? 7 : 0;
  return (
    <>
      <Style name="FamilyPage" css={css} />
      <Style
        name={`FamilyPage-${fit}`}
        css={`@layer pages{.family-hero{--fit:${fit};--tail:${tail}vw}}`}
      />
      <section className="flood family-hero toldo">
        <div className="wrap">
          <Breadcrumb />
          <h1>{name}</h1>
        </div>
        <div className="line-up">
          {lineUp(family).map((product) => (
            <Pack key={product.key} product={product} eager />
          ))}
        </div>
      </section>
      <section className="paper family-say">
        <div className="wrap">
          <div className="head">
            <h2>{localise(family.shout)}</h2>
            <p className="lead">{localise(family.intro)}</p>
          </div>
          <RangeSlider family={family.id} />
        </div>
      </section>
      <nav className="family-nav" aria-label={t('family.ranges')}>
        <div className="wrap">
          <ul>
            {family.ranges.map((range) => (
              <li key={range.id}>
                <Chip href={`#${anchorOfRange(range.id)}`}>{localise(range.name)}</Chip>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      {family.ranges.map((range, i) => (
        <RangeSection key={range.id} range={range} wide={i % 2 === 1} />
      ))}
    </>
  );
}

/**
 * Picks seven packs for the row, taking one from each range in turn.
 */
function lineUp({ ranges }: Family) {
  const longest = Math.max(...ranges.map(({ products }) => products.length));
  const byTurns = Array.from({ length: longest }, (_, turn) =>
    ranges.flatMap(({ products }) => products[turn] ?? []),
  ).flat();
  return [...new Set(byTurns)].slice(0, 7);
}
