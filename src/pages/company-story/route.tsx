import { metadataOf } from '../../site/metadata/metadata.ts';
import { QualityChecks } from '../components/company/QualityChecks.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { needsInk } from '../components/pictures/theme.ts';
import { useVisit } from '../layout/visit.ts';
import type { Route } from '../route.ts';
import { CompanyStoryPage } from './CompanyStoryPage.tsx';

/** The fifty-years page, which links to the full history. */
export const fiftyYears: Route<'fifty-years'> = async ({ texts }) => {
  const text = await texts.get('fifty-years');
  const theme = { family: 'patatas' };
  return {
    metadata: metadataOf(text),
    nameInBreadcrumb: { name: text.title },
    theme,
    aboveFooter: 'tinto',
    inkHeader: needsInk(theme),
    body: (
      <CompanyStoryPage
        text={text}
        picture={<Picture name="scene/cake-fifty" eager />}
        below={<Moons />}
      />
    ),
  };
};

/** The quality commitment, with the list of checks. */
export const quality: Route<'quality'> = async ({ texts }) => {
  const text = await texts.get('quality');
  const theme = { family: 'frutos-secos' };
  return {
    metadata: metadataOf(text),
    nameInBreadcrumb: { name: text.title },
    theme,
    inkHeader: needsInk(theme),
    body: (
      <CompanyStoryPage
        text={text}
        picture={<Picture name="scene/magnifier" eager />}
        below={<Checks />}
      />
    ),
  };
};

function Moons() {
  const { t, link } = useVisit();
  return (
    <section className="flood company-moons">
      <div className="wrap stack stack--wide">
        <Picture name="scene/fifty" />
        <a className="btn btn--paper" href={link('history')}>
          {t('menu.history')} <Icon name="right" />
        </a>
      </div>
    </section>
  );
}

function Checks() {
  return (
    <section className="paper paper--on">
      <div className="wrap">
        <QualityChecks />
      </div>
    </section>
  );
}
