import { pointsOf, sectionOf, sectionsOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { FormSection } from '../components/forms/FormSection.tsx';
import { PageHead } from '../components/headings/PageHead.tsx';
import { Fold } from '../components/prose/Fold.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Callout, Reading, Updated } from '../components/prose/Reading.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './EthicalChannelPage.css?inline';
import { ReportReceipt } from './ReportReceipt.tsx';

/**
 * The three steps of a report at one path: advice and policy with an accept button, then
 * the form, then the receipt.
 *
 * @param step The `step` parameter, which names the form: the channel stores nothing, so
 *   the step stands in the address.
 */
export function EthicalChannelPage({ text, step }: { text: Text; step: string | null }) {
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
  if (step === 'form' || formState) return <Writing text={text} />;
  return (
    <>
      <PageHead title={text.title} lead={text.lead}>
        <Ways />
      </PageHead>
      <section className="paper channel">
        <Step text={text}>
          <h2 id={before}>{sectionOf(text, before).title}</h2>
          <Advice text={text} />
          <Policy text={text} without={before} />
        </Step>
      </section>
    </>
  );
}

/** What most visitors come for, before a policy of many screens. */
function Ways() {
  const { t, link } = useVisit();
  return (
    <p className="row">
      <a className="btn" href="#accept">
        {t('report.write')}
      </a>
      <a className="btn btn--line" href={link('ethical-mailbox')}>
        {t('mailbox.title')}
      </a>
    </p>
  );
}

/** Id of the text's section with the advice. */
const before = 'before';

function Writing({ text }: { text: Text }) {
  const { t } = useVisit();
  return (
    <>
      <PageHead title={t('report.write')} />
      <section className="paper channel report">
        <Step text={text} writing>
          <Fold summary={<h2>{sectionOf(text, before).title}</h2>}>
            <Advice text={text} />
          </Fold>
          <FormSection name="ethical" />
        </Step>
      </section>
    </>
  );
}

/** What to know before writing. Each piece of advice is a sentence that expands. */
function Advice({ text }: { text: Text }) {
  return (
    <div>
      {pointsOf(sectionOf(text, before)).map(({ lead, html }) => (
        <Fold key={lead} summary={<h3>{lead}</h3>}>
          <Prose html={html} />
        </Fold>
      ))}
    </div>
  );
}

/** One of the two steps, with the promise to the reader and both steps on the left. */
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
          <a href={writing ? link('ethical-channel') : '#main'} aria-current={current(!writing)}>
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

/**
 * The policy, which is read before the button below it accepts it. Who comes to the button
 * by a link is told what it leads to.
 *
 * @param without Id of a section shown elsewhere.
 */
function Policy({ text, without }: { text: Text; without: string }) {
  const { t, link } = useVisit();
  const page = link('ethical-channel');
  const sections = sectionsOf(text).sections.filter(({ id }) => id !== without);
  return (
    <>
      <h2>{t('report.policyTitle')}</h2>
      {sections.map(({ id, title, html }) => (
        <section key={id} id={id} className="stack">
          <h3>{title}</h3>
          <Prose html={html} />
        </section>
      ))}
      {/* GET, not POST, so that Back returns to the form without a resubmit prompt. */}
      <form action={page} className="stack" id="accept" data-in-place={`${page}?step=form`}>
        <h2>{t('report.write')}</h2>
        <p>{t('report.toForm')}</p>
        <input type="hidden" name="step" value="form" />
        <button className="btn" type="submit">
          {t('report.accept')}
        </button>
      </form>
      <p>
        <a href={link('ethical-mailbox')}>{t('mailbox.title')}</a>
      </p>
      <Updated text={text} />
    </>
  );
}
