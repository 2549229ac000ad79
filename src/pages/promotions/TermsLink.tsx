import { type Promotion, termsOf } from '../../site/promotions/promotions.ts';
import { useVisit } from '../layout/visit.ts';

/** Link to a promotion's legal terms, or to the list of terms if they are unknown. */
export function TermsLink({
  promotion,
  className,
}: {
  promotion: Promotion;
  className: string;
}) {
  const { t, link } = useVisit();
  const terms = termsOf(promotion);
  const address = terms
    ? link('promotion-terms', { id: terms.id })
    : link('promotion-terms-list');
  return (
    <a className={className} href={address}>
      {t('promotion.terms')}
    </a>
  );
}
