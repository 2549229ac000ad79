import pictures from 'virtual:pictures';
import type { Distributor, Province } from '../../content/company.ts';
import type { ListedProduct } from '../../site/catalogue/products.ts';
import { distributorsIn, nearestServed } from '../../site/company/distributors.ts';
import { TicketFrame } from '../components/cards/Ticket.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Motif } from '../components/pictures/Icon.tsx';
import { Photograph, Picture } from '../components/pictures/Picture.tsx';
import { Status } from '../components/prose/Status.tsx';
import { useVisit } from '../layout/visit.ts';
import { provinceQuery } from './Provinces.tsx';

interface ResultsProps {
  province: Province;
  /** What the visitor wants to buy. */
  product: ListedProduct | undefined;
}

/**
 * Where to buy in a province: what a consumer does first, then the distributors, or a
 * notice that there is none.
 */
export function Results({ province, product }: ResultsProps) {
  const { localise, t } = useVisit();
  const distributors = distributorsIn(province.id);
  return (
    <>
      <Eyebrow as="h2">{localise(province.name)}</Eyebrow>
      <p>{t('distributor.ask')}</p>
      {distributors.length > 0 && (
        <p>
          <b>{t('distributor.shops')}</b>
        </p>
      )}
      {distributors.map((distributor) => (
        <TicketFrame key={distributor.id} className="deliverer">
          <Portrait distributor={distributor} />
          <h3>{distributor.name}</h3>
          <p>
            <Reachable text={localise(distributor.text)} />
          </p>
        </TicketFrame>
      ))}
      {distributors.length === 0 && <Nobody province={province} product={product} />}
      <p>
        <a className="btn btn--small btn--line" href="#province">
          {t('distributor.change')}
        </a>
      </p>
    </>
  );
}

function Nobody({ province, product }: ResultsProps) {
  const { localise, t } = useVisit();
  return (
    <>
      <Status mood="error">
        <Motif name="ball" mood="sad" />
        <span>
          {t('distributor.none')}. <a href="#enquiry">{t('distributor.write')}</a>
        </span>
      </Status>
      <p>{t('distributor.nearest')}</p>
      <p className="row">
        {nearestServed(province).map(({ id, name }) => (
          <a key={id} className="btn btn--small btn--paper" href={provinceQuery(id, product)}>
            {localise(name)}
          </a>
        ))}
      </p>
    </>
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
