import { longDate } from '../../site/i18n/dates.ts';
import type { Text } from '../../site/texts/texts.ts';
import { FormSection } from '../components/forms/FormSection.tsx';
import { PageHead } from '../components/headings/PageHead.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Callout, Reading } from '../components/prose/Reading.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './EthicalChannelPage.css?inline';
import { ReportReceipt } from './ReportReceipt.tsx';

/**
 * The policy with a button that accepts it, then the form, then the receipt, all at one
 * address.
 */
export function EthicalChannelPage({ text, writing }: { text: Text; writing: boolean }) {
  const { t, formState } = useVisit();
  if (formState?.state === 'sent' && formState.reference && formState.at) {
    return (
      <PageHead
        title={t('report.received')}
        lead={t(formState.code ? 'mailbox.receipt' : 'report.keep')}
      >
        <ReportReceipt
          reference={formState.reference}
          received={formState.at}
          code={formState.code}
        />
      </PageHead>
    );
  }
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      {writing || formState ? <Writing text={text} /> : <Policy text={text} />}
    </>
  );
}

function Policy({ text }: { text: Text }) {
  const { t, link, language } = useVisit();
  return (
    <section className="paper">
      <Step text={text}>
        <Prose html={text.html} />
        {/* Asked for, not posted: who goes back in the browser comes to the form again.
         */}
        <form
          action={link('ethical-channel')}
          id="accept"
          data-in-place={`${link('ethical-channel')}?step=form`}
        >
          <input type="hidden" name="step" value="form" />
          <button className="btn" type="submit">
            {t('report.accept')}
          </button>
        </form>
        <p>
          <a href={link('ethical-mailbox')}>{t('mailbox.title')}</a>
        </p>
        {text.updated && (
          <p className="updated">
            <time dateTime={text.updated}>
              {t('legal.updated', { date: longDate(text.updated, language) })}
            </time>
          </p>
        )}
      </Step>
    </section>
  );
}

function Writing({ text }: { text: Text }) {
  const { t } = useVisit();
  return (
    <section className="paper report">
      <Step text={text} writing>
        <h2>{t('report.write')}</h2>
        <FormSection name="ethical" />
      </Step>
    </section>
  );
}

/** One of the two steps; on the left both, and first what the reader is promised. */
function Step({
  text,
  writing = false,
  children,
}: {
  text: Text;
  writing?: boolean;
  children: React.ReactNode;
}) {
  return (
    <Reading contents={<Steps writing={writing} />}>
      <Style name="EthicalChannelPage" css={css} />
      <Callout html={text.note} />
      {children}
    </Reading>
  );
}

function Steps({ writing }: { writing: boolean }) {
  const { t, link } = useVisit();
  const current = (here: boolean) => (here ? 'step' : undefined);
  return (
    <nav className="toc" aria-labelledby="toc">
      <p className="toc__title" id="toc">
        {t('report.steps')}
      </p>
      <ol>
        <li>
          <a
            href={writing ? link('ethical-channel') : '#main'}
            data-in-place={writing ? link('ethical-channel') : undefined}
            aria-current={current(!writing)}
          >
            1. {t('report.policy')}
          </a>
        </li>
        <li>
          <a href={writing ? '#ethical' : '#accept'} aria-current={current(writing)}>
            2. {t('report.write')}
          </a>
        </li>
      </ol>
    </nav>
  );
}
