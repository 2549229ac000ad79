import type { ReactNode } from 'react';
import { isContest, type Promotion } from '../../site/promotions/promotions.ts';
import { useVisit } from '../layout/visit.ts';
import { DatesAndAge } from './Dates.tsx';
import { TermsLink } from './TermsLink.tsx';

/**
 * The stub of a ticket, which opens. src/client/tickets tears it off.
 *
 * @param children What it shows once it is open.
 */
export function Stub({
  picture,
  title,
  lang,
  children,
}: {
  picture: ReactNode;
  /** Title of the promotion, which tells the stubs of a page apart. */
  title: string;
  /** Language of the title, if it is not the page’s. */
  lang?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useVisit();
  return (
    <details>
      <summary>
        {picture}
        <span className="btn btn--small">{t('promotion.tear')}</span>
        <b>
          {t('promotion.stub')}{' '}
          <span className="sr" lang={lang}>
            {title}
          </span>
        </b>
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

/** How to enter with the form, which asks for the code on the receipt. */
export function Steps() {
  const { t } = useVisit();
  return (
    <ol>
      <li>{t('promotion.findCode')}</li>
      <li>{t('promotion.enterCode')}</li>
    </ol>
  );
}

/** What to do, until when, and the legal terms. */
export function Instructions({ promotion, now }: { promotion: Promotion; now: Date }) {
  const { t, link } = useVisit();
  const address = isContest(promotion)
    ? link('contest')
    : link('promotion', { slug: promotion.slug });
  const participates = promotion.participation || isContest(promotion);
  return (
    <>
      {participates ? <Steps /> : <a href={address}>{t('promotion.howTo')}</a>}
      <DatesAndAge promotion={promotion} now={now} />
      <TermsLink promotion={promotion} className="more" />
    </>
  );
}
