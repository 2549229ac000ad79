import { about } from 'virtual:content/about';
import { company } from 'virtual:content/company';
import { familyOf } from '../../site/catalogue/catalogue.ts';
import type { FamilyId } from '../../site/catalogue/families.ts';
import { type Section, sectionOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { QualityChecks } from '../components/company/QualityChecks.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { FittedTitle } from '../components/headings/FittedTitle.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './AboutPage.css?inline';

/**
 * About the company: a group portrait with numbered people, the company today, its
 * beliefs, its quality checks and its fifty years.
 */
export function AboutPage({ text }: { text: Text }) {
  return (
    <>
      <Style name="AboutPage" css={css} />
      <Portrait text={text} />
      <Today section={sectionOf(text, 'today')} />
      <Creed section={sectionOf(text, 'values')} />
      <Quality section={sectionOf(text, 'quality')} />
      <FiftyYears section={sectionOf(text, 'fifty-years')} />
    </>
  );
}

function Portrait({ text }: { text: Text }) {
  const { localise, link } = useVisit();
  return (
    <Band className="flood top toldo who">
      <FittedTitle>{text.title}</FittedTitle>
      <p className="lead">{text.lead}</p>
      <figure>
        <Picture name="scene/portrait" eager />
        <figcaption>
          <Eyebrow>{localise(about.caption)}</Eyebrow>
          <ol>
            {about.people.map((id) => {
              const family = familyOf(id as FamilyId);
              return (
                <li key={id}>
                  <a href={link('family', { family: family.id })}>{localise(family.name)}</a>
                  <p>{localise(family.shout)}</p>
                </li>
              );
            })}
          </ol>
        </figcaption>
      </figure>
    </Band>
  );
}

function Today({ section: { id, title, html } }: { section: Section }) {
  const { localise } = useVisit();
  return (
    <Band className="paper today" id={id} wrap="split split--wide">
      <div className="stack">
        <h2>{title}</h2>
        <Prose html={html} />
      </div>
      <dl>
        {about.figures.map(({ id, value, label }) => (
          <div key={id}>
            <dt>{localise(label)}</dt>
            <dd>
              {localise(value).replace(
                '{{n}}',
                String(company.figures[id as keyof typeof company.figures]),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function Creed({ section: { id, title, html } }: { section: Section }) {
  return (
    <Band className="flood toldo creed" id={id}>
      <h2>{title}</h2>
      <Prose html={html} />
    </Band>
  );
}

function Quality({ section: { id, title, html } }: { section: Section }) {
  const { t, link } = useVisit();
  return (
    <Band className="paper quality" id={id} wrap="split split--wide split--mid">
      <QualityChecks />
      <div className="stack">
        <h2>{title}</h2>
        <Prose html={html} />
        <a className="btn" href={link('quality')}>
          {t('menu.quality')} <Icon name="right" />
        </a>
      </div>
    </Band>
  );
}

function FiftyYears({ section: { id, title, html } }: { section: Section }) {
  const { localise, link, t } = useVisit();
  return (
    <Band className="flood fifty" id={id} wrap="split split--wide split--mid">
      <p className="fifty__number" aria-hidden="true">
        {localise(about.fifty)}
      </p>
      <div className="stack">
        <h2>{title}</h2>
        <Prose html={html} />
        <div className="row">
          <a className="btn btn--paper" href={link('fifty-years')}>
            {t('menu.fiftyYears')} <Icon name="right" />
          </a>
          <a className="btn btn--line" href={link('history')}>
            {localise(about.history)}
          </a>
        </div>
      </div>
      <Picture name="scene/fifty" className="fifty__moons" />
    </Band>
  );
}
