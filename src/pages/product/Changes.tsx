import { recentChanges } from '../../site/catalogue/changes.ts';
import type { Product } from '../../site/catalogue/products.ts';
import { longDate } from '../../site/i18n/dates.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { useVisit } from '../layout/visit.ts';

/** Changes to the label in the last year, for people who rely on it. */
export function Changes({ product, now }: { product: Product; now: Date }) {
  const { t, localise, language, link } = useVisit();
  const changes = recentChanges(product, now);
  if (!changes.length) return null;
  return (
    <div className="stack" id="changes">
      <h2 className="h3">{t('changes.title')}</h2>
      {changes.map(({ date, lot, what }) => (
        <p key={date}>
          <b>
            <time dateTime={date}>{longDate(date, language)}</time>
            {`. ${t('changes.since', { lot })}.`}
          </b>{' '}
          {localise(what)}
        </p>
      ))}
      <a className="more" href={link('allergen-changes')}>
        {t('changes.all')} <Icon name="right" />
      </a>
    </div>
  );
}
