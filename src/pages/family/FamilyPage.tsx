import { packDescriptions } from 'virtual:pictures';
import type { Family, Range } from '../../site/catalogue/catalogue.ts';
import type { FamilyId, RangeId } from '../../site/catalogue/families.ts';
import { type FinderQuery, searchOf } from '../../site/catalogue/finder.ts';
import { Band } from '../components/Band.tsx';
import { ProductCard } from '../components/cards/ProductCard.tsx';
import { Chip } from '../components/controls/Chip.tsx';
import { gridColumns, Shout } from '../components/headings/Shout.tsx';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { fittingSize } from '../drawings/lettering.ts';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { RangeColours } from '../layout/sharedStyles.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './FamilyPage.css?inline';

/**
 * A family: its name across the page, a row of packs, and its ranges.
 */
export function FamilyPage({ family }: { family: Family }) {
  const { localise, link, t } = useVisit();
  const name = localise(family.name);
  const shown = rangesOfTheirOwn(family);
  const fit = fittingSize(name, 94, 34);
  // The packs, which stand below the name, would turn Crisps into Crisos.
  const tail = /[gjpqy]/.test(name) ? 7 : 0;
  return (
    <>
      <Style name="FamilyPage" css={css} />
      <Style
        name={`FamilyPage-${fit}`}
        css={`@layer pages{.family-hero{--fit:${fit};--tail:${tail}vw}}`}
      />
      <section className="flood family-hero">
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
      <Band className="paper family-say">
        <div className="head">
          <h2>{localise(family.shout)}</h2>
          <div className="stack">
            <p className="lead">{localise(family.intro)}</p>
            <p>
              <a
                className="more"
                href={`${link('products')}${searchOf(ofFamily(family.id))}#without`}
              >
                {t('finder.without')}
              </a>
            </p>
          </div>
        </div>
      </Band>
      <nav className="family-nav" aria-label={t('family.ranges')}>
        <div className="wrap">
          <ul>
            {family.ranges.map((range) => (
              <li key={range.id}>
                <Chip
                  href={
                    shown.includes(range)
                      ? `#${anchorOfRange(range.id)}`
                      : link('range', { family: family.id, range: range.id })
                  }
                >
                  {localise(range.name)}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      {bandsOf(shown).map((ranges, i) =>
        ranges[1] ? (
          <div key={ranges[0].id} className="wrap range-row">
            {ranges.map((range) => (
              <RangeTile key={range.id} range={range} />
            ))}
          </div>
        ) : (
          <RangeSection key={ranges[0].id} range={ranges[0]} wide={i % 2 === 1} />
        ),
      )}
    </>
  );
}

const ofFamily = (family: FamilyId): FinderQuery => ({ family, needs: [], without: [], text: '' });

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

/** The ranges with a product that no range before them has. The others are only linked. */
const rangesOfTheirOwn = ({ ranges }: Family): Range[] =>
  ranges.filter(({ products }, i) =>
    products.some(
      (product) => !ranges.slice(0, i).some((range) => range.products.includes(product)),
    ),
  );

/** Ranges of a single product share a band with those beside them, up to three in a row. */
function bandsOf(ranges: readonly Range[]): [Range, ...Range[]][] {
  const bands: [Range, ...Range[]][] = [];
  for (const range of ranges) {
    const band = bands.at(-1);
    const shares =
      band && band.length < 3 && [...band, range].every((r) => r.products.length === 1);
    if (shares) band.push(range);
    else bands.push([range]);
  }
  return bands;
}

const anchorOfRange = (id: RangeId): string => id.replace('/', '-');

/**
 * A range on its family's page. Few packs are shown beside its name, many below it. A
 * hashtag fills an empty last cell.
 */
function RangeSection({ range, wide }: { range: Range; wide: boolean }) {
  const { localise, link } = useVisit();
  const { products } = range;
  const duo = products.length < 4;
  const shout = products.length % 2 === 1 && products.length !== 3;
  const motif = packDescriptions[products[0]?.key ?? '']?.motif ?? 'crisp';
  const classes = ['range', wide && 'range--wide toldo', duo && 'range--duo']
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes} id={anchorOfRange(range.id)} data-range={range.id}>
      <RangeColours />
      <div className="wrap">
        <div className="range__head">
          {duo && <Picture name={`motif/${motif}`} className="motif" />}
          <h2 className="huge">
            <a href={link('range', { family: range.family, range: range.id })}>
              {localise(range.name)}
            </a>
          </h2>
          <div>
            {!shout && <p className="hashtag">{localise(range.hashtag)}</p>}
            <p className="lead">{localise(range.intro)}</p>
          </div>
        </div>
        <div className="grid" data-columns={gridColumns(products.length, shout)}>
          {products.map((product) => (
            <ProductCard key={product.key} product={product} within={range.id} />
          ))}
          {shout && <Shout hashtag={localise(range.hashtag)} motif={motif} />}
        </div>
      </div>
    </section>
  );
}

/** A range of a single product, which shares its band with others. */
function RangeTile({ range }: { range: Range }) {
  const { localise, link } = useVisit();
  return (
    <section className="range-tile" id={anchorOfRange(range.id)} data-range={range.id}>
      <RangeColours />
      <h2>
        <a href={link('range', { family: range.family, range: range.id })}>
          {localise(range.name)}
        </a>
      </h2>
      <p className="lead">{localise(range.intro)}</p>
      {range.products.map((product) => (
        <ProductCard key={product.key} product={product} within={range.id} />
      ))}
    </section>
  );
}
