import pictures from 'virtual:pictures';
import { allProducts } from '../../site/catalogue/catalogue.ts';
import { signs } from '../../site/catalogue/signs.ts';
import { languages } from '../../site/i18n/languages.ts';
import { Flag, Icon, Motif } from '../components/pictures/Icon.tsx';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { iconNames } from '../drawings/icons.ts';
import { motifNames } from '../drawings/motifs.ts';
import { SignList } from '../product/Signs.tsx';
import { Chapter, Sample } from './Chapter.tsx';

/** Leaves out the packs inside scenes, which are on the page already. */
const named = (kind: string): string[] =>
  Object.keys(pictures).filter(
    (name) => name.startsWith(`${kind}/`) && !name.startsWith('scene/pack-'),
  );

/** All drawings. */
export function Kit() {
  return (
    <>
      <Chapter title="Packs">
        <div className="guide-packs">
          {allProducts().map((product) => (
            <Pack key={product.key} product={product} />
          ))}
        </div>
      </Chapter>
      <Chapter title="Bites">
        <Sample name="At rest">
          <p className="row guide-bites">
            {motifNames.map((name) => (
              <Picture key={name} name={`motif/${name}`} alt={name} className="motif" />
            ))}
          </p>
        </Sample>
        <Sample name="Laughing, and sad">
          <p className="row guide-bites">
            <Motif name="maria" mood="laughing" />
            <Motif name="popcorn" mood="laughing" />
            <Motif name="worm" mood="laughing" />
            <Motif name="maria" mood="sad" />
            <Motif name="crisp" mood="sad" />
          </p>
        </Sample>
      </Chapter>
      <Chapter title="Signs, flags and icons">
        <SignList signs={signs} label="Signs" />
        <ul className="row guide-icons">
          {languages.map((language) => (
            <li key={language}>
              <Flag language={language} />
              {language}
            </li>
          ))}
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Scenes and public funding">
        <div className="guide-scenes">
          {[...named('scene'), ...named('subsidy')].map((name) => (
            <figure key={name}>
              <Picture name={name} />
              <figcaption>{name.replace(/^\w+\//, '')}</figcaption>
            </figure>
          ))}
        </div>
      </Chapter>
    </>
  );
}
