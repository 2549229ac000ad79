import type { ReactNode } from 'react';
import { type Promotion, termsOf } from '../../site/promotions/promotions.ts';
import { useVisit } from '../layout/visit.ts';

/**
 * Link to a promotion's legal terms, or to the list of terms if they are unknown.
 *
 * @param children Comes after the words.
 */
export function TermsLink({
  promotion,
  className,
  children,
}: {
  promotion: Promotion;
  className: string;
  children?: ReactNode;
}) {
  const { t, link } = useVisit();
  const terms = termsOf(promotion);
  const address = terms
    ? link('promotion-terms', { id: terms.id })
    : link('promotion-terms-list');
  return (
    <a className={className} href={address}>
      {t('promotion.terms')} {children}
    </a>
  );
}
