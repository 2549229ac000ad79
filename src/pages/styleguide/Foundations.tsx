import { familyOf } from '../../site/catalogue/catalogue.ts';
import { familyIds } from '../../site/catalogue/families.ts';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Motif, Wordmark } from '../components/pictures/Icon.tsx';
import { Pack } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { colours } from '../drawings/palette.ts';
import { useVisit } from '../layout/visit.ts';
import { Chapter, Sample } from './Chapter.tsx';

/** Background and text colour of the wordmark. */
const marks = [
  ['nata', 'clavel'],
  ['clavel', 'nata'],
  ['azafran', 'tinto'],
  ['tinto', 'azafran'],
] as const;
/** Backgrounds with light text; the others have dark text. */
const dark = [
  'tinto',
  'clavel',
  'azul',
  'noche',
  'fucsia',
  'hoja',
  'cacao',
  'frambuesa',
  'uva',
  'boca',
];

/** Wordmark, colours and type. */
export function Foundations() {
  const { localise } = useVisit();
  const grounds = Object.entries(colours).map(
    ([name, colour]) =>
      `[data-swatch=${name}]{background:${colour};color:var(--${dark.includes(name) ? 'nata' : 'tinto'})}`,
  );
  const letters = marks.map(
    ([ground, letter]) =>
      `[data-mark=${ground}]{background:var(--${ground});color:var(--${letter})}`,
  );
  return (
    <>
      <Style
        name="Foundations"
        css={`@layer pages{${[...grounds, ...letters].join('')}}`}
      />
      <Chapter title="Mark">
        <div className="guide-grid">
          {marks.map(([ground]) => (
            <p key={ground} className="guide-swatch" data-mark={ground}>
              <Wordmark />
            </p>
          ))}
        </div>
      </Chapter>
      <Chapter title="Pantry of colour">
        <div className="guide-grid guide-colours">
          {Object.keys(colours).map((name) => (
            <p key={name} className="guide-swatch" data-swatch={name}>
              <b>{name}</b>
            </p>
          ))}
        </div>
        <div className="guide-grid guide-families">
          {familyIds.flatMap((id) => [
            <div key={id} data-family={id} className="guide-family">
              <p className="toldo display">{localise(familyOf(id).name)}</p>
              <p>
                <b>Text on paper</b> <i />
              </p>
            </div>,
            ...familyOf(id).ranges.map((range) => (
              <div
                key={`${id}/${range.id}`}
                data-family={id}
                data-range={range.id}
                className="guide-family"
              >
                <p className="toldo display">{localise(range.name)}</p>
                <p>
                  <b>Text on paper</b>{' '}
                  {range.products[0] && <Pack product={range.products[0]} />}
                </p>
              </div>
            )),
          ])}
        </div>
      </Chapter>
      <Chapter title="Letters">
        <Sample name="Savate 900, said while laughing">
          <p className="display guide-shout">¡Ñam! Suena a risa</p>
          <h3>Pâte à choux, ¿güisqui? Œufs à 25 %</h3>
        </Sample>
        <Sample name="Familjen Grotesk 400 and 700, read">
          <Eyebrow>An eyebrow</Eyebrow>
          <p className="lead">
            A lead says in two lines what the page is about, and stays calm.
          </p>
          <Prose html='<p>Running text with <strong>emphasis</strong>, an <u>allergen</u> and <a href="#main">a link</a>.</p><ul><li>one</li><li>two</li></ul><ol><li>first</li><li>second</li></ol><h3>A heading in a text</h3><table><tr><th>Energy</th><td>2,100 kJ</td></tr><tr><th>Salt</th><td>1.2 g</td></tr></table>' />
        </Sample>
        <Sample name="Sober: ethics, privacy and law">
          <div className="sober guide-sober" data-mood="sober">
            <h3>A heading without a smile</h3>
            <Prose html="<ol><li>Steps have numbers.</li><li>Trust comes from dates.</li></ol>" />
            <p className="row">
              <a className="btn" href="#main">
                Straight corners
              </a>
            </p>
          </div>
        </Sample>
        <p className="row guide-faces">
          <Motif name="ball" mood="laughing" />
          <Motif name="ball" mood="sad" />
        </p>
      </Chapter>
    </>
  );
}
