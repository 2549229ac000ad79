import { dateInSentence } from '../../site/i18n/dates.ts';
import { sectionsOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Prose } from '../components/prose/Prose.tsx';
import { Fold } from '../faqs/Fold.tsx';
import { useVisit } from '../layout/visit.ts';

/**
 * The policy in collapsible sections, and the button that accepts it. One link expands
 * all sections, and print always shows them.
 *
 * @param without Id of a section shown elsewhere.
 */
export function Policy({
  text,
  folded,
  without,
}: {
  text: Text;
  folded: boolean;
  without: string;
}) {
  const { t, link, language } = useVisit();
  const page = link('ethical-channel');
  const whole = folded ? `${page}?step=policy` : page;
  const sections = sectionsOf(text).sections.filter(({ id }) => id !== without);
  return (
    <>
      <div className="row policy-head">
        <h2>{t('report.policyTitle')}</h2>
        <a className="btn btn--small btn--line" href={whole} data-in-place={whole}>
          {t(folded ? 'report.wholePolicy' : 'report.foldedPolicy')}
        </a>
      </div>
      <div>
        {sections.map(({ id, title, html }) => (
          <Fold key={id} id={id} open={!folded} summary={<h3>{title}</h3>}>
            <Prose html={html} />
          </Fold>
        ))}
      </div>
      {/* GET, not POST, so that Back returns to the form without a resubmit prompt. */}
      <form action={page} id="accept" data-in-place={`${page}?step=form`}>
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
            {t('legal.updated', { date: dateInSentence(text.updated, language) })}
          </time>
        </p>
      )}
    </>
  );
}
