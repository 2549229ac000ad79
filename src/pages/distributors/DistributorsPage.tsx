import type { ListedProduct, Product } from '../../site/catalogue/products.ts';
import type { ProvinceQuery } from '../../site/company/distributors.ts';
import { sectionOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { Lines } from '../components/company/Lines.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import inputCss from '../components/forms/Input.css?inline';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Status } from '../components/prose/Status.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import { Answer, CardForKiosk, SellLink } from './Answer.tsx';
import { Catalogues } from './Catalogues.tsx';
import css from './DistributorsPage.css?inline';
import { ProvinceMap, ProvinceNames } from './Provinces.tsx';

/**
 * Where to buy, for consumers, and who delivers to shops, by province: a map of 52 gondolas
 * on a blue sea, and the same choice by postcode and by name.
 */
export function DistributorsPage({
  text,
  asked: { province, postcode, wrong },
  product,
}: {
  text: Text;
  asked: ProvinceQuery;
  /** What the visitor wants to buy. */
  product: Product | undefined;
}) {
  const { t, language } = useVisit();
  const spain = new Intl.DisplayNames(language, { type: 'region' }).of('ES') ?? '';
  const shops = sectionOf(text, 'shops');
  return (
    <>
      <Style name="DistributorsPage" css={css} />
      <Band className="flood top toldo sea-head">
        <Breadcrumb />
        <div className="sea">
          <div className="stack sea-question">
            <h1>{text.title}</h1>
            {!product && !province && <p className="lead">{text.lead}</p>}
            <Postcode postcode={postcode} wrong={wrong} product={product} />
            <ProvinceNames chosen={province} product={product} />
          </div>
          <ProvinceMap chosen={province} product={product} />
          <div className="stack sea-answer">
            {/* Focusable, so that links to #result move focus here. */}
            <div id="result" className="stack" tabIndex={-1}>
              {wrong && <Status mood="error">{t('distributor.postcodeWrong')}</Status>}
              <Answer province={province} postcode={postcode} product={product} />
            </div>
            <CardForKiosk product={product} />
            {!province && (
              <p>
                <SellLink to={shops.id} />
              </p>
            )}
          </div>
        </div>
      </Band>
      <Band className="paper shops" id={shops.id} wrap="split split--wide">
        <h2>{shops.title}</h2>
        <Prose html={shops.html} />
      </Band>
      <Catalogues section={sectionOf(text, 'catalogues')} />
      <Kiosk text={text} />
      <Band className="paper paper--on enquiry" id="enquiry" wrap="split split--wide">
        <div className="stack">
          <h2>{t('distributor.enquiry')}</h2>
          <p className="lead">{t('distributor.enquiryText')}</p>
        </div>
        <FormSection
          name="distributor"
          given={province && { provincia: province.code, cp: postcode ?? '', pais: spain }}
        />
      </Band>
    </>
  );
}

/** Search by postcode: its first two digits are the province. */
function Postcode({
  postcode,
  wrong,
  product,
}: {
  postcode?: string | undefined;
  wrong?: string | undefined;
  product: ListedProduct | undefined;
}) {
  const { t, link } = useVisit();
  return (
    <form className="sea-choice" action={`${link('distributors')}#result`}>
      <Style name="Input" css={inputCss} />
      {product && <input type="hidden" name="producto" value={product.key} />}
      <label htmlFor="cp">{t('distributor.postcode')}</label>
      <input
        className="input"
        id="cp"
        name="cp"
        defaultValue={wrong ?? postcode}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={8}
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': 'result' })}
      />
      <button type="submit" className="btn btn--small btn--paper">
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
    <Band className="paper paper--on kiosk-offer" wrap="split split--wide beside">
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
    </Band>
  );
}
