import type { ListedProduct } from '../../../site/catalogue/products.ts';
import { isPrivate } from '../../../site/privacy/privatePages.ts';
import { reasonOf, recallTitle } from '../../../site/recalls/notice.ts';
import { isRecalledLot, type Recall, recalledPacks } from '../../../site/recalls/recall.ts';
import { currentRecalls, recallsOf } from '../../../site/recalls/recalls.ts';
import { useVisit } from '../../layout/visit.ts';
import { Style } from '../Style.tsx';
import css from './Recalled.css?inline';

// Every sign of a recall outside its own page. All are empty while nothing is recalled.

const RecalledStyle = () => <Style name="Recalled" css={css} />;

/** Above the header of every page that is not private: the current recalls, which nothing hides. */
export function RecallStrip() {
  const { t, place } = useVisit();
  if (!currentRecalls.length || isPrivate(place.page)) return null;
  return (
    <section className="recall-strip" aria-label={t('recall.name')}>
      <RecalledStyle />
      <div className="wrap">
        <b>{t('recall.name')}</b>
        <ul>
          {currentRecalls.map((recall) => (
            <li key={recall.id}>
              <RecallLink recall={recall} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function RecallLink({ recall }: { recall: Recall }) {
  const { t, language, link } = useVisit();
  return (
    <a href={`${link('recalls')}#${recall.id}`}>
      <b>{recallTitle(recall, language)}</b>, {recalledPacks(recall, t)}.{' '}
      <u>{t('recall.advice')}</u>
    </a>
  );
}

/** The recalls of a product, above its allergens. */
export function RecallBox({ product }: { product: ListedProduct }) {
  const { t, language, link } = useVisit();
  const recalls = recallsOf(product.key);
  if (!recalls.length) return null;
  return (
    <div className="recall-box">
      <RecalledStyle />
      {recalls.map((recall) => (
        <a key={recall.id} href={`${link('recalls')}#${recall.id}`}>
          <b>{t('recall.mark', { packs: recalledPacks(recall, t, product.packs) })}.</b>{' '}
          {reasonOf(recall, language)} <u>{t('recall.advice')}</u>
        </a>
      ))}
    </div>
  );
}

/** On a product in a list: which packs of it are recalled. */
export function RecallMark({ product }: { product: ListedProduct }) {
  const { t } = useVisit();
  return recallsOf(product.key).map((recall) => (
    <strong key={recall.id} className="recall-mark">
      <RecalledStyle />
      {t('recall.mark', { packs: recalledPacks(recall, t, product.packs) })}
    </strong>
  ));
}

/** Whether the batch of a scanned pack is recalled; nothing if the recalls do not say. */
export function RecallOfLot({ product, lot }: { product: ListedProduct; lot: string }) {
  const { t } = useVisit();
  const isRecalled = isRecalledLot(recallsOf(product.key), lot);
  return (
    isRecalled !== undefined && (
      <p>
        <b>{t(isRecalled ? 'recall.yourLot' : 'recall.otherLot', { lot })}</b>
      </p>
    )
  );
}
