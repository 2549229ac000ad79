import { home } from 'virtual:content/home';
import { rangeOf } from '../../site/catalogue/catalogue.ts';
import type { RangeId } from '../../site/catalogue/families.ts';
import { Pause } from '../components/controls/Pause.tsx';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import { Gondola } from './Gondola.tsx';
import css from './SnackWheel.css?inline';

/** Colours of the gondolas that are not red, by range. */
const gondolas = {
  gusanitos: 'naranja',
  'match-ball': 'hoja',
  triskys: 'azul',
  jummy: 'fucsia',
  mios: 'lima',
  'otros-productos': 'noche',
};
const gondolaCss = Object.entries(gondolas)
  .map(([range, colour]) => `.wheel [data-of="${range}"]{--g:var(--${colour})}`)
  .join('');
/** The card on the stage is that of the gondola in hand. */
const chosenCss = [1, 2, 3, 4, 5, 6, 7]
  .map((i) => `.wheel-section:has(.wheel li:nth-child(${i + 1})>a:is(:hover,:focus)){--at:${i}}`)
  .join('');

/**
 * The big wheel of the snack ranges. Hovering, focusing or tapping a gondola stops the
 * wheel and shows its pack. A button pauses it.
 */
export function SnackWheel() {
  const { localise } = useVisit();
  const items = home.wheel.items.map((item) => ({
    ...item,
    range: rangeOf('snacks', item.range as RangeId),
  }));
  return (
    <section className="flood toldo wheel-section" id="noria">
      <Style name="SnackWheel" css={css} />
      <Style name="Gondolas" css={`@layer components{${gondolaCss}${chosenCss}}`} />
      <div className="wrap">
        <div className="stack stack--wide">
          <h2 className="huge">{localise(home.wheel.title)}</h2>
          <p className="lead">{localise(home.wheel.text)}</p>
          <ul className="stage">
            {items.map(({ range, line }) => (
              <li key={range.id}>
                {range.products[0] && <Pack product={range.products[0]} />}
                <div>
                  <h3>{localise(range.name)}</h3>
                  <p>{localise(line)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Wheel
          items={items.map(({ range, motif }) => ({
            range: range.id,
            motif,
            name: localise(range.name),
          }))}
        />
      </div>
    </section>
  );
}

function Wheel({ items }: { items: { range: RangeId; motif: string; name: string }[] }) {
  const { link, t } = useVisit();
  return (
    <div className="wheel">
      <Picture name="scene/noria-legs" />
      <div className="wheel__ring">
        <Picture name="scene/noria-ring" />
        <ul>
          {items.map(({ range, motif, name }) => (
            <li key={range} data-of={range}>
              <a href={link('range', { family: 'snacks', range })}>
                <Gondola motif={motif} alt={name} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Picture name="scene/noria-hub" className="wheel__hub" />
      <Pause name={t('wheel.pause')} />
      <WheelHint />
    </div>
  );
}

/**
 * A first-use tip until it is dismissed. It takes no space: the script shows it over the page,
 * positioned against its parent, once that is in view. Hidden without a script.
 */
function WheelHint() {
  const { t } = useVisit();
  return (
    <div className="hint-place">
      <aside className="hint-tip" data-hint="wheel" aria-label={t('hint.label')} hidden>
        <p aria-live="polite" data-text={t('hint.wheel')} />
        <button type="button" className="btn btn--small">
          {t('hint.dismiss')}
        </button>
      </aside>
    </div>
  );
}
