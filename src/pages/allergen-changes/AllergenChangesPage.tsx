import { changesFeedAddress } from '../../site/addresses/addresses.ts';
import { changeAnchor, type ProductChange } from '../../site/catalogue/changes.ts';
import { longDate } from '../../site/i18n/dates.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { PageHead } from '../components/headings/PageHead.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './AllergenChangesPage.css?inline';

/** Every label that changed in the last year, newest first. */
export function AllergenChangesPage({ text, changes }: { text: Text; changes: ProductChange[] }) {
  const { t, language } = useVisit();
  return (
    <>
      <Style name="AllergenChangesPage" css={css} />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={changesFeedAddress(language)}
        title={t('changes.feed')}
      />
      <PageHead title={text.title} lead={text.lead} />
      <Band className="paper paper--near" wrap="split beside">
        {changes.length ? (
          <ol className="changes">
            {changes.map((entry) => (
              <Change key={changeAnchor(entry)} {...entry} />
            ))}
          </ol>
        ) : (
          <p>{t('changes.none')}</p>
        )}
        <div className="stack">
          <Prose html={text.html} />
          <p>
            <a href={changesFeedAddress(language)} type="application/atom+xml">
              {t('changes.subscribe')}
            </a>
          </p>
        </div>
      </Band>
    </>
  );
}

function Change({ product, change }: ProductChange) {
  const { t, localise, language, link } = useVisit();
  return (
    <li id={changeAnchor({ product, change })}>
      <time dateTime={change.date}>{longDate(change.date, language)}</time>
      <h2 className="h3">
        <a href={link('product', { key: product.key })}>{localise(product.title)}</a>
      </h2>
      <p>{localise(change.what)}</p>
      <p>
        <b>{t('changes.since', { lot: change.lot })}.</b>
        {product.sample && <> {t('product.sample')}</>}
      </p>
    </li>
  );
}
