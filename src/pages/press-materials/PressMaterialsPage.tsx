import { press } from 'virtual:content/press';
import { fileSize } from '../../site/i18n/fileSize.ts';
import type { Text } from '../../site/texts/texts.ts';
import chipCss from '../components/controls/Chip.css?inline';
import pageHeadCss from '../components/headings/PageHead.css?inline';
import posterCss from '../components/headings/Poster.css?inline';
import { Icon } from '../components/pictures/Icon.tsx';
import { Sections } from '../components/prose/Sections.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useStyle } from '../layout/style.ts';
import { useVisit } from '../layout/visit.ts';
import listed from './files.json' with { type: 'json' };
import css from './PressMaterials.css?inline';

const files: Record<string, { bytes: number; width: number; height: number }> = listed;

/** What the press may take away; each preview is the file itself. */
export function PressMaterialsPage({ text }: { text: Text }) {
  useStyle(pageHeadCss);
  useStyle(chipCss);
  useStyle(posterCss);
  useStyle(css);
  return (
    <>
      <section className="page-head">
        <div className="wrap">
          <Breadcrumb />
          <div className="head">
            <h1 className="huge">{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </div>
          <ul className="kit">
            {press.materials.map((material) => (
              <Material key={material.id} {...material} />
            ))}
          </ul>
        </div>
      </section>
      <section className="paper paper--near">
        <div className="wrap tiles tiles--wide">
          <Sections text={text} />
        </div>
      </section>
    </>
  );
}

function Material({
  id,
  title,
  text,
  drawing,
  formats,
}: (typeof press.materials)[number]) {
  const { localise, language } = useVisit();
  // The sheet of figures is written, so there is one in each language.
  const name = drawing === 'fact-sheet' ? `risi-${id}-${language}` : `risi-${id}`;
  const preview = fileOf(`${name}.svg`);
  return (
    <li className="poster" data-material={id}>
      <div className="poster__art">
        <img
          src={`/press/${name}.svg`}
          width={preview.width}
          height={preview.height}
          alt=""
          loading="lazy"
        />
      </div>
      <div className="poster__body">
        <h2>{localise(title)}</h2>
        <p>{localise(text)}</p>
        <p className="row">
          {formats.map((format) => (
            <Take
              key={format}
              name={`${name}.${format}`}
              format={format}
              title={localise(title)}
            />
          ))}
        </p>
      </div>
    </li>
  );
}

function Take({ name, format, title }: { name: string; format: string; title: string }) {
  const { language } = useVisit();
  const { bytes, width, height } = fileOf(name);
  return (
    <a
      className="chip"
      href={`/press/${name}`}
      download=""
      title={format === 'png' ? `${width} × ${height} px` : undefined}
    >
      <Icon name="download" />
      <span>
        <span className="sr">{title}, </span>
        {format.toUpperCase()} <small>{fileSize(bytes, language)}</small>
      </span>
    </a>
  );
}

function fileOf(name: string) {
  const file = files[name];
  if (!file)
    throw new Error(`public/press has no ${name}: run node build/commands/pressKit.ts`);
  return file;
}
