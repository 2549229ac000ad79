import { provinces } from 'virtual:content/provinces';
import type { ReactNode } from 'react';
import type { Province } from '../../content/provinces.ts';
import { distributorsIn } from '../../site/company/distributors.ts';
import { sectionOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Lines } from '../components/company/Lines.tsx';
import { Select } from '../components/forms/Select.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import { Catalogues } from './Catalogues.tsx';
import css from './DistributorsPage.css?inline';
import { ProvinceMap } from './ProvinceMap.tsx';
import { Results } from './Results.tsx';

/**
 * Who delivers where: 52 gondolas on a blue sea, and the same choice by name.
 *
 * @param chosen The province in the address.
 * @param children The enquiry form.
 */
export function DistributorsPage({
  text,
  chosen: province,
  children,
}: {
  text: Text;
  chosen: Province | undefined;
  children?: ReactNode;
}) {
  const { t } = useVisit();
  return (
    <>
      <Style name="DistributorsPage" css={css} />
      <section className="flood top toldo sea-head">
        <div className="wrap">
          <Breadcrumb />
          <div className="sea">
            <div className="stack stack--wide">
              <h1 className="huge">{text.title}</h1>
              <p className="lead">{text.lead}</p>
            </div>
            <ProvinceMap chosen={province} />
            <div className="stack">
              <Choice chosen={province} />
              <div id="result" className="stack">
                {province && (
                  <Results
                    province={province}
                    distributors={distributorsIn(province.id)}
                  />
                )}
              </div>
            </div>
          </div>
        </div>
      </section>
      <Catalogues section={sectionOf(text, 'catalogues')} />
      <Kiosk text={text} />
      <section className="paper paper--on enquiry" id="enquiry">
        <div className="wrap split split--wide">
          <div className="stack">
            <h2>{t('distributor.enquiry')}</h2>
            <p className="lead">{t('distributor.enquiryText')}</p>
          </div>
          {children}
        </div>
      </section>
    </>
  );
}

/** The choice by name; it sends itself where there is a script. */
function Choice({ chosen }: { chosen: Province | undefined }) {
  const { t, localise, link, language } = useVisit();
  const byName = provinces.toSorted((a, b) =>
    localise(a.name).localeCompare(localise(b.name), language),
  );
  return (
    <form className="sea-choice" action={`${link('distributors')}#result`} data-sends="">
      <label htmlFor="provincia">{t('distributor.province')}</label>
      <Select id="provincia" name="provincia" defaultValue={chosen?.id ?? ''} required>
        <option value="">{t('distributor.choose')}</option>
        {byName.map(({ id, name }) => (
          <option key={id} value={id}>
            {localise(name)}
          </option>
        ))}
      </Select>
      <button type="submit" className="btn btn--paper">
        {t('distributor.show')}
      </button>
    </form>
  );
}

function Kiosk({ text }: { text: Text }) {
  const { t } = useVisit();
  const kiosk = sectionOf(text, 'super-kiosk');
  const line = sectionOf(text, 'direct-line');
  return (
    <section className="paper paper--on kiosk-offer">
      <div className="wrap split split--wide beside">
        <article className="stack stack--wide" id={kiosk.id}>
          <h2>{kiosk.title}</h2>
          <Prose html={kiosk.html} />
          <Picture name="scene/kiosk" />
          <a className="btn" href="#enquiry">
            {t('distributor.kioskWish')} <Icon name="right" />
          </a>
        </article>
        <Lines title={line.title} id={line.id} of={['customers', 'orders', 'export']}>
          <Prose html={line.html} />
        </Lines>
      </div>
    </section>
  );
}
