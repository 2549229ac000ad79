import { longDate } from '../../site/dates.ts';
import type { Text } from '../../site/texts.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useVisit } from '../visit.ts';
import { ReportReceipt } from './ReportReceipt.tsx';

/** The policy with a button that accepts it, then the form, then the receipt, all at one address. */
export function EthicalChannelPage({ text }: { text: Text }) {
  const { words, submitted } = useVisit();
  if (submitted?.state === 'sent' && submitted.reference && submitted.at) {
    return (
      <PageHead title={words('report.received')} crumb={text.title} lead={words('report.keep')}>
        <ReportReceipt reference={submitted.reference} received={submitted.at} />
      </PageHead>
    );
  }
  return (
    <>
      <PageHead title={text.title} lead={text.lead}>
        <p>
          <b>{words('report.anonymous')}</b>
        </p>
      </PageHead>
      <section className="paper">
        <div className="wrap stack">
          {submitted ? (
            <>
              <h2>{words('report.write')}</h2>
              <FormSection name="ethical" />
            </>
          ) : (
            <Policy text={text} />
          )}
        </div>
      </section>
    </>
  );
}

function Policy({ text }: { text: Text }) {
  const { words, link, language } = useVisit();
  return (
    <>
      {text.updated && <p>{words('legal.updated', { date: longDate(text.updated, language) })}</p>}
      <Prose html={text.html} />
      <form method="post" action={link('ethical-channel')}>
        <input type="hidden" name="step" value="form" />
        <button className="btn" type="submit">
          {words('report.accept')}
        </button>
      </form>
    </>
  );
}
