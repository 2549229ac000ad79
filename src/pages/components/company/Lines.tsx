import { company } from 'virtual:content/company';
import type { ReactNode } from 'react';
import { contactOf } from '../../../site/company/company.ts';
import { useVisit } from '../../layout/visit.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Style } from '../Style.tsx';
import css from './Lines.css?inline';

/** Phone and e-mail by audience, and the address of the head office. */
export function Lines({
  title,
  id,
  of,
  wide = false,
  children,
}: {
  title: string;
  id?: string;
  of: string[];
  wide?: boolean;
  children?: ReactNode;
}) {
  const { localise, t } = useVisit();
  const { town, region, country } = company.headOffice;
  return (
    <aside className={wide ? 'card lines is-wide' : 'card lines'} id={id} data-family="patatas">
      <Style name="Lines" css={css} />
      <h2 className="h3">{title}</h2>
      {children}
      <dl>
        {of.map((line) => (
          <Line key={line} id={line} />
        ))}
      </dl>
      <p>{t('contact.abroad')}</p>
      <address>
        <Icon name="pin" />
        <p>
          <b>{t('distributor.headOffice')}</b>
          <br />
          {town}, {region}, {localise(country)}
        </p>
      </address>
    </aside>
  );
}

function Line({ id }: { id: string }) {
  const { localise } = useVisit();
  const { audience, phone, email, hours } = contactOf(id);
  return (
    <div>
      <dt>{localise(audience)}</dt>
      {phone && (
        <dd>
          <a href={`tel:+34${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" /> {phone}
          </a>
          {hours && <small>{localise(hours)}</small>}
        </dd>
      )}
      <dd>
        <a href={`mailto:${email}`}>
          <Icon name="mail" /> {email}
        </a>
      </dd>
    </div>
  );
}
