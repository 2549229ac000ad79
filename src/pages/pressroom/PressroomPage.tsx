import { press } from 'virtual:content/press';
import { sectionOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { Lines } from '../components/company/Lines.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './PressroomPage.css?inline';

/** The press room, designed as the front page of a newspaper. */
export function PressroomPage({ text }: { text: Text }) {
  const request = sectionOf(text, 'request');
  const desk = sectionOf(text, 'press-desk');
  const archive = sectionOf(text, 'archive');
  return (
    <>
      <Style name="PressroomPage" css={css} />
      <FrontPage text={text} />
      <Band className="paper" wrap="split split--wide beside">
        <div className="stack" id={request.id}>
          <h2>{request.title}</h2>
          <Prose html={request.html} />
          <FormSection name="press" />
        </div>
        <div className="stack">
          <Lines title={desk.title} id={desk.id} of={['press']}>
            <Prose html={desk.html} />
          </Lines>
          <section className="gazette-archive" id={archive.id}>
            <h2>{archive.title}</h2>
            <Prose html={archive.html} />
          </section>
        </div>
      </Band>
    </>
  );
}

/** A longer name is set smaller, so that it fits one line. */
const shortName = 11;

function FrontPage({ text }: { text: Text }) {
  const { localise, t, link } = useVisit();
  const { name, strapline, place, edition, weather, sound, title, lead, facts } = press.headline;
  return (
    <Band className="gazette-wall" data-family="patatas">
      <Breadcrumb />
      <div className="gazette">
        <div className="gazette__top">
          <Corner {...weather} />
          <h1
            className={
              localise(name).length > shortName ? 'gazette__name is-long' : 'gazette__name'
            }
          >
            <span className="sr">{text.title}. </span>
            {localise(name)}
          </h1>
          <Corner {...sound} />
        </div>
        <p className="gazette__line">
          <span>{localise(strapline)}</span>
          <span>{localise(place)}</span>
          <span>{localise(edition)}</span>
        </p>
        <div className="split split--mid gazette__lead">
          <div className="stack stack--wide">
            <h2>{localise(title)}</h2>
            <p className="lead">{localise(lead)}</p>
            <div className="row">
              <a className="btn" href={link('press-materials')}>
                <Icon name="download" /> {t('press.materials')}
              </a>
              <a className="btn btn--line" href="#request">
                {t('press.ask')}
              </a>
            </div>
          </div>
          <Picture name="scene/cover-web-1" eager />
        </div>
        <div className="gazette__cols">
          {facts.map((fact) => (
            <p key={fact.es}>{localise(fact)}</p>
          ))}
        </div>
      </div>
    </Band>
  );
}

function Corner({ label, text }: typeof press.headline.weather) {
  const { localise } = useVisit();
  return (
    <p>
      <b>{localise(label)}</b>
      <br />
      {localise(text)}
    </p>
  );
}
