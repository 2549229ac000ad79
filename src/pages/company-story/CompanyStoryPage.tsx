import { about } from 'virtual:content/about';
import type { ReactNode } from 'react';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { QualityChecks } from '../components/company/QualityChecks.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Sections } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './CompanyStoryPage.css?inline';

/**
 * A page about one aspect of the company: a coloured hero with a picture, then the text.
 */
function CompanyStoryPage({
  text,
  picture,
  children,
}: {
  text: Text;
  picture: string;
  children: ReactNode;
}) {
  return (
    <>
      <Style name="CompanyStoryPage" css={css} />
      <Band className="flood top toldo company-story" wrap="split split--mid">
        <div className="stack stack--wide">
          <Breadcrumb />
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
        </div>
        <Picture name={`scene/${picture}`} eager />
      </Band>
      <Band className="paper" wrap="tiles tiles--wide">
        <Sections text={text} />
      </Band>
      {children}
    </>
  );
}

/** The company's fifty years, which links to the full history. */
export function FiftyYearsPage({ text }: { text: Text }) {
  const { localise, link } = useVisit();
  return (
    <CompanyStoryPage text={text} picture="cake-fifty">
      <Band className="flood company-moons" wrap="stack stack--wide">
        <h2>{localise(about.moons)}</h2>
        <Picture name="scene/fifty" />
        <a className="btn btn--paper" href={link('history')}>
          {localise(about.history)} <Icon name="right" />
        </a>
      </Band>
    </CompanyStoryPage>
  );
}

/** The quality commitment, with the list of checks. */
export const QualityPage = ({ text }: { text: Text }) => (
  <CompanyStoryPage text={text} picture="magnifier">
    <Band className="paper paper--on">
      <QualityChecks row />
    </Band>
  </CompanyStoryPage>
);
