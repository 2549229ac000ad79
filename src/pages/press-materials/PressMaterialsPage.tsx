import { press } from 'virtual:content/press';
import { fileSize } from '../../site/i18n/numbers.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { PosterStyle } from '../components/cards/Poster.tsx';
import { Chip } from '../components/controls/Chip.tsx';
import { WidePageHead } from '../components/headings/PageHead.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Sections } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import listed from './files.json' with { type: 'json' };
import css from './PressMaterialsPage.css?inline';

/** Bytes, and width and height in pixels, of each file in public/press. */
const files: Readonly<Record<string, number[]>> = listed;

/** Downloads for the press. Each preview is the file itself. */
export function PressMaterialsPage({ text }: { text: Text }) {
  const { t } = useVisit();
  return (
    <>
      <Style name="PressMaterialsPage" css={css} />
      <WidePageHead title={text.title} lead={text.lead}>
        <h2 className="sr">{t('press.materials')}</h2>
        <ul className="kit">
          {press.materials.map((material) => (
            <Material key={material.id} {...material} />
          ))}
        </ul>
      </WidePageHead>
      <Band className="paper paper--near" wrap="tiles tiles--wide">
        <Sections text={text} />
      </Band>
    </>
  );
}

function Material({ id, title, text, drawing, formats }: (typeof press.materials)[number]) {
  const { localise, language } = useVisit();
  // The fact sheet contains text, so there is one per language.
  const name = drawing === 'fact-sheet' ? `risi-${id}-${language}` : `risi-${id}`;
  const [, width, height] = fileOf(`${name}.svg`);
  return (
    <li className="poster" data-material={id}>
      <PosterStyle />
      <div className="poster__art">
        <img src={`/press/${name}.svg`} width={width} height={height} alt="" loading="lazy" />
      </div>
      <div className="poster__body">
        <h3>{localise(title)}</h3>
        <p>{localise(text)}</p>
        <p className="row">
          {formats.map((format) => (
            <Take key={format} name={`${name}.${format}`} format={format} title={localise(title)} />
          ))}
        </p>
      </div>
    </li>
  );
}

function Take({ name, format, title }: { name: string; format: string; title: string }) {
  const { language, t } = useVisit();
  const [bytes = 0, width, height] = fileOf(name);
  const use = format === 'svg' ? t('press.vector') : `${width}\u00a0×\u00a0${height}\u00a0px`;
  return (
    <Chip href={`/press/${name}`} download="">
      <Icon name="download" />
      <span>
        <span className="sr">{title}, </span>
        {format.toUpperCase()} <small>{fileSize(bytes, language)}</small>
        <small>{use}</small>
      </span>
    </Chip>
  );
}

function fileOf(name: string) {
  const file = files[name];
  if (!file) throw new Error(`public/press has no ${name}: run node build/commands/pressKit.ts`);
  return file;
}
