import { company } from 'virtual:content/company';
import pictures from 'virtual:pictures';
import type { Distributor, Province } from '../../content/company.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { distributorsIn, nearestServed, servedBy } from '../../site/company/distributors.ts';
import { defaultLanguage } from '../../site/i18n/languages.ts';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Icon, Motif } from '../components/pictures/Icon.tsx';
import { Photograph, Picture } from '../components/pictures/Picture.tsx';
import { Status } from '../components/prose/Status.tsx';
import { KioskCardLink } from '../kiosk-card/KioskCardPage.tsx';
import { useVisit } from '../layout/visit.ts';
import { provinceQuery } from './Provinces.tsx';

interface AnswerProps {
  province: Province | undefined;
  /** The postcode that led to the province. */
  postcode?: string | undefined;
  /** What the visitor wants to buy. */
  product: Product | undefined;
}

/**
 * Where to buy: what a consumer does first, and then, in a province, who delivers to its
 * shops and knows them. Nobody keeps a list of shops.
 */
export function Answer({ province, postcode, product }: AnswerProps) {
  const { localise, t } = useVisit();
  const name = product ? localise(product.title) : company.name;
  const place = province && localise(province.name) + (postcode ? ` (${postcode})` : '');
  return (
    <>
      <h2 className="h3">
        {place ? t('distributor.in', { name, province: place }) : t('distributor.near', { name })}
      </h2>
      <p>{t(province ? 'distributor.askFirst' : 'distributor.ask')}</p>
      {province ? (
        <Deliverers province={province} postcode={postcode} product={product} />
      ) : (
        <p>{t('distributor.missing')}</p>
      )}
    </>
  );
}

/** A card with which a kiosk can order what it does not have. */
export function CardForKiosk({ product }: Pick<AnswerProps, 'product'>) {
  const { t, link } = useVisit();
  if (product)
    return (
      <div className="sea-card">
        <p>{t('distributor.card')}</p>
        <KioskCardLink product={product} />
      </div>
    );
  return (
    <p>
      {t('distributor.cards')} <a href={link('products')}>{t('menu.allProducts')}</a>
    </p>
  );
}

type DeliverersProps = AnswerProps & { province: Province };

/**
 * What the distributors of a province can do for a consumer and for a shop, or a notice that
 * there is none.
 */
function Deliverers(asked: DeliverersProps) {
  const { province } = asked;
  const { localise, t, language } = useVisit();
  const question = useQuestion(asked);
  const distributors = distributorsIn(province.id);
  if (distributors.length === 0) return <Nobody {...asked} />;
  return (
    <>
      <p>
        {t('distributor.theyKnow')} {distributors.length > 1 && t('distributor.any')}
      </p>
      {language !== defaultLanguage && (
        <p>
          {t('distributor.abroad')} <a href={question}>{t('distributor.askUs')}</a>
        </p>
      )}
      <ForShops title={t('distributor.shops', { province: localise(province.name) })}>
        {distributors.map((distributor) => (
          <Deliverer key={distributor.id} distributor={distributor} />
        ))}
        {distributors.some(({ sample }) => sample) && (
          <p>
            <small>* {t('distributor.sample')}</small>
          </p>
        )}
      </ForShops>
    </>
  );
}

/** Where a consumer asks about a product: the question is written already. */
function useQuestion({ province, postcode, product }: DeliverersProps): string {
  const { localise, t, link } = useVisit();
  const name = product ? localise(product.title) : company.name;
  const query = new URLSearchParams({
    asunto: t('menu.buy'),
    mensaje: t('distributor.question', { name, province: localise(province.name) }),
    ...(product ? { producto: product.key } : {}),
    provincia: province.id,
    ...(postcode ? { cp: postcode } : {}),
  });
  return `${link('contact-question')}?${query}`;
}

function Deliverer({ distributor }: { distributor: Distributor }) {
  const { localise, language } = useVisit();
  const served = servedBy(distributor).map(({ name }) => localise(name));
  return (
    <TicketFrame className="deliverer">
      <Portrait distributor={distributor} />
      <h3>
        {distributor.name}
        {distributor.sample && <sup>*</sup>}
      </h3>
      <p>
        <b>{`${new Intl.ListFormat(language).format(served)}.`}</b>{' '}
        <Reachable text={localise(distributor.text)} />
      </p>
    </TicketFrame>
  );
}

function Nobody(asked: DeliverersProps) {
  const { province, product } = asked;
  const { localise, t } = useVisit();
  const question = useQuestion(asked);
  return (
    <>
      <Status>
        <Motif name="ball" mood="sad" />
        <span>
          {t('distributor.none')}. {t('distributor.maybe')}{' '}
          <a href={question}>{t('distributor.write')}</a>
        </span>
      </Status>
      <ForShops title={t('menu.distributors')}>
        <p>{t('distributor.nearest')}</p>
        <p className="row">
          {nearestServed(province).map(({ id, name }) => (
            <a key={id} className="btn btn--small btn--paper" href={provinceQuery(id, product)}>
              {localise(name)}
            </a>
          ))}
        </p>
      </ForShops>
    </>
  );
}

/** What only who sells needs, with the way to the enquiry. */
function ForShops({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="stack sea-shops">
      <Eyebrow as="h2">{title}</Eyebrow>
      {children}
      <p>
        <SellLink to="enquiry" />
      </p>
    </section>
  );
}

/** The way of a seller. @param to Id of a section of the page. */
export function SellLink({ to }: { to: string }) {
  const { t } = useVisit();
  return (
    <a className="more" href={`#${to}`}>
      {t('distributor.sell')} <Icon name="right" />
    </a>
  );
}

/** A drawn scene, or a photograph from public/distributors. */
function Portrait({ distributor: { image, alt } }: { distributor: Distributor }) {
  const { localise } = useVisit();
  const scene = `scene/${image}`;
  if (pictures[scene]) return <Picture name={scene} alt={localise(alt)} />;
  return <Photograph name={`distributors/${image}`} alt={localise(alt)} />;
}

/** A text with its phone numbers and e-mail addresses turned into links. */
function Reachable({ text }: { text: string }) {
  return text.split(/(\d{3} \d{3} \d{3}|[\w.-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, i) => {
    if (i % 2 === 0) return part;
    const address = part.includes('@') ? `mailto:${part}` : `tel:+34${part.replaceAll(' ', '')}`;
    return (
      <a key={i} href={address}>
        {part}
      </a>
    );
  });
}
