import { reportDates } from '../../site/ethicalChannel/deadlines.ts';
import { longDate } from '../../site/i18n/dates.ts';
import { madridTime } from '../../site/i18n/madrid.ts';
import type { Words } from '../../site/i18n/words.ts';
import { Reference } from '../components/forms/Outcome.tsx';
import referenceCss from '../components/forms/Reference.css?inline';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './ReportReceipt.css?inline';

/**
 * Receipt of a report: the mailbox code, which comes first because nothing else opens the
 * mailbox, then its reference, when it was received, and the deadlines by which the company
 * must act. Without a code the reference takes its place.
 */
export function ReportReceipt({
  reference,
  received,
  code,
}: {
  reference: string;
  received: Date;
  /** Code of the author's mailbox. */
  code: string | undefined;
}) {
  const { t, link, language } = useVisit();
  const { acknowledged, answered } = reportDates(received);
  return (
    <>
      <Style name="ReportReceipt" css={css} />
      <Style name="Reference" css={referenceCss} />
      <section className="slip" aria-label={t('report.receipt')}>
        <p>{t(code ? 'mailbox.code' : 'report.code')}</p>
        <p className="slip__code">
          <Reference reference={code ?? reference} t={t} />
        </p>
        {code && (
          <>
            <p>
              {t('mailbox.keep')} <a href={link('ethical-mailbox')}>{t('mailbox.title')}</a>
            </p>
            <LeavingQuestion t={t} />
          </>
        )}
        <dl>
          {code && (
            <>
              <dt>{t('report.code')}</dt>
              <dd>
                <Reference reference={reference} t={t} />
              </dd>
            </>
          )}
          <dt>{t('report.at')}</dt>
          <dd>
            <time dateTime={received.toISOString()}>
              {longDate(received.toISOString(), language)}, {madridTime(received)}
            </time>
          </dd>
          <dt>{t('report.acknowledged')}</dt>
          <dd>
            <time dateTime={acknowledged}>{longDate(acknowledged, language)}</time>
          </dd>
          <dt>{t('report.answered')}</dt>
          <dd>
            <time dateTime={answered}>{longDate(answered, language)}</time>
          </dd>
        </dl>
        <p>{t('report.extension')}</p>
      </section>
      <p>
        <button className="btn" type="button" data-print="" hidden>
          {t('report.print')}
        </button>
      </p>
      <p>{t(code ? 'mailbox.printHint' : 'report.printHint')}</p>
    </>
  );
}

/**
 * Asked before a link replaces the only page that can show the code: see start.ts. It stands
 * below the code and is not modal, so that the way out of the page works meanwhile.
 */
function LeavingQuestion({ t }: { t: Words }) {
  return (
    <dialog className="slip__question" aria-labelledby="leaving" data-leaving="">
      <form method="dialog" className="stack">
        <p id="leaving" className="lead">
          {t('mailbox.noted')}
        </p>
        <p className="row">
          <button className="btn" type="submit" value="stay">
            {t('mailbox.stay')}
          </button>
          <button className="btn btn--line" type="submit" value="leave">
            {t('mailbox.goOn')}
          </button>
        </p>
      </form>
    </dialog>
  );
}
