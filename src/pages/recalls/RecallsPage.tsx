import { recallsFeedAddress } from '../../site/addresses/addresses.ts';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { dateInSentence } from '../../site/i18n/dates.ts';
import { noticeOf } from '../../site/recalls/notice.ts';
import { concerns, type Recall } from '../../site/recalls/recall.ts';
import { currentRecalls, pastRecalls } from '../../site/recalls/recalls.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { PageHead } from '../components/headings/PageHead.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './RecallsPage.css?inline';

/**
 * Every recall: first the current ones, then those that have ended.
 *
 * @param lot Of a pack whose code was scanned.
 */
export function RecallsPage({ text, lot }: { text: Text; lot: string | undefined }) {
  const { t, language } = useVisit();
  const isEmpty = !currentRecalls.length && !pastRecalls.length;
  return (
    <>
      <Style name="RecallsPage" css={css} />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={recallsFeedAddress(language)}
        title={t('recall.feed')}
      />
      {currentRecalls.length ? (
        <PageHead title={text.title} lead={text.lead} />
      ) : (
        <PageHead
          title={t('recall.noneNow')}
          lead={pastRecalls.length ? text.lead : t('recall.noneEver')}
        />
      )}
      <Band className="paper paper--near" wrap={isEmpty ? 'stack' : 'split beside'}>
        <div className="stack stack--wide" hidden={isEmpty}>
          {currentRecalls.map((recall) => (
            <Notice key={recall.id} recall={recall} lot={lot} />
          ))}
          {pastRecalls.length > 0 && <h2>{t('recall.past')}</h2>}
          {pastRecalls.map((recall) => (
            <Notice key={recall.id} recall={recall} />
          ))}
        </div>
        <div className="stack">
          <Prose html={text.html} />
          <p>
            <a href={recallsFeedAddress(language)} type="application/atom+xml">
              {t('recall.subscribe')}
            </a>
          </p>
        </div>
      </Band>
    </>
  );
}

/** A recall with all its facts. What to do is left out once it has ended. */
function Notice({ recall, lot }: { recall: Recall; lot?: string | undefined }) {
  const { t, language } = useVisit();
  const { title, facts, advice, contact } = noticeOf(recall, language);
  const { id, published, ended } = recall;
  const Heading = ended ? 'h3' : 'h2';
  return (
    <article className={ended ? 'notice' : 'notice notice--now'} id={id}>
      <p>
        {!ended && <b>{t('recall.name')}. </b>}
        <time dateTime={published}>
          {t('recall.published', { date: dateInSentence(published, language) })}.
        </time>{' '}
        {ended && (
          <time dateTime={ended}>
            {t('recall.ended', { date: dateInSentence(ended, language) })}.
          </time>
        )}
      </p>
      <Heading className="h3">{title}</Heading>
      {lot && concerns(recall, { lot }) && (
        <p>
          <b>{t('recall.yourLot', { lot })}</b>
        </p>
      )}
      <dl>
        {facts.map(({ fact, label, text }) => (
          <div key={fact}>
            <dt>{label}</dt>
            <dd>{fact === 'product' ? <Products recall={recall} /> : text}</dd>
          </div>
        ))}
        {!ended && (
          <div>
            <dt>{t('recall.advice')}</dt>
            <dd>
              <ul>
                {advice.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('recall.contact')}</dt>
          <dd>
            {contact.phone && (
              <a href={`tel:+34${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            )}
            {contact.phone && ' · '}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            {contact.phone && <p>{t('contact.abroad')}</p>}
          </dd>
        </div>
      </dl>
    </article>
  );
}

function Products({ recall }: { recall: Recall }) {
  const { link, localise } = useVisit();
  return recall.products.map((key, i) => {
    const product = productOf(key);
    return (
      <span key={key}>
        {i > 0 && ', '}
        {product ? <a href={link('product', { key })}>{localise(product.title)}</a> : key}
      </span>
    );
  });
}
