import { mailboxDays } from '../../site/ethicalChannel/deadlines.ts';
import { formOf } from '../../site/forms/forms.ts';
import { dateInSentence } from '../../site/i18n/dates.ts';
import { maxTypedLength } from '../../site/sealing/mailboxCode.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { discreetText } from '../components/forms/discreet.ts';
import { FormStyles } from '../components/forms/FormStyles.tsx';
import { PageHead } from '../components/headings/PageHead.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './EthicalMailboxPage.css?inline';
import { type MailboxState, maxMessageLength, type OpenedMailbox } from './mailboxState.ts';

/**
 * The mailbox in which the author of a report exchanges messages with the officer. It
 * asks for the code first. Every post sends the code again; a URL contains it only
 * encrypted.
 */
export function EthicalMailboxPage({ text, state }: { text: Text; state?: MailboxState }) {
  return (
    <>
      <Style name="EthicalMailboxPage" css={css} />
      <FormStyles form={formOf('ethical')} />
      <PageHead title={text.title} {...(state?.opened ? {} : { lead: text.lead })} />
      <Band className="paper" wrap="mailbox">
        {state?.opened ? <Messages mailbox={state.opened} /> : <CodeForm state={state} />}
        {!state?.opened && <Prose html={text.html} />}
      </Band>
    </>
  );
}

function CodeForm({ state }: { state: MailboxState | undefined }) {
  const { problem, status, typed } = state ?? {};
  const { t, link } = useVisit();
  return (
    <form className="form" method="post" action={link('ethical-mailbox')} autoComplete="off">
      {problem && (
        // biome-ignore lint/a11y/noAutofocus: the sender must hear first that the code was rejected
        <p className="wide errors" id="code-error" role="alert" tabIndex={-1} autoFocus>
          {t(problem)}
        </p>
      )}
      <p className="field wide">
        <label htmlFor="codigo">{t('mailbox.code')}</label>
        <input
          className="input"
          id="codigo"
          name="codigo"
          type="text"
          required
          defaultValue={typed?.code}
          maxLength={maxTypedLength}
          {...discreetText}
          autoCapitalize="characters"
          aria-describedby={problem && 'code-error'}
          aria-invalid={status === 422 || undefined}
        />
      </p>
      {typed?.message && <MessageField message={typed.message} />}
      <p className="wide">
        <button className="btn" type="submit">
          {t(typed?.message ? 'mailbox.send' : 'mailbox.open')}
        </button>
      </p>
    </form>
  );
}

function MessageField({ message }: { message?: string }) {
  const { t } = useVisit();
  return (
    <p className="field wide">
      <label htmlFor="mensaje">{t('mailbox.write')}</label>
      <textarea
        className="input"
        id="mensaje"
        name="mensaje"
        rows={6}
        required
        defaultValue={message}
        maxLength={maxMessageLength}
        {...discreetText}
      />
    </p>
  );
}

function Messages({ mailbox }: { mailbox: OpenedMailbox }) {
  const { t, link, language } = useVisit();
  const { code, reference, receivedAt, acknowledgedAt, closedAt, messages, sent } = mailbox;
  const day = (time: number) => dateInSentence(new Date(time).toISOString(), language);
  return (
    <>
      {sent && (
        <p className="status is-ok" role="status">
          {t(sent)}
        </p>
      )}
      <p>{t('mailbox.report', { reference, date: day(receivedAt) })}</p>
      <p>
        {acknowledgedAt
          ? t('mailbox.acknowledged', { date: day(acknowledgedAt) })
          : t('mailbox.notAcknowledged')}
      </p>
      {closedAt && <p>{t('mailbox.closed', { date: day(closedAt), days: String(mailboxDays) })}</p>}
      <h2>{t('mailbox.messages')}</h2>
      {messages.length === 0 && <p>{t('mailbox.none')}</p>}
      <ol className="letters">
        {messages.map(({ from, at, text }) => (
          <li key={`${at} ${text}`} className={`letter letter--${from}`}>
            <p className="letter__from">
              {t(from === 'author' ? 'mailbox.you' : 'mailbox.officer')},{' '}
              <time dateTime={new Date(at).toISOString().slice(0, 10)}>{day(at)}</time>
            </p>
            <p className="letter__text">{text}</p>
          </li>
        ))}
      </ol>
      <form className="form" method="post" action={link('ethical-mailbox')} autoComplete="off">
        <input type="hidden" name="codigo" value={code} />
        <MessageField />
        <p className="wide">
          <button className="btn" type="submit">
            {t('mailbox.send')}
          </button>
        </p>
      </form>
    </>
  );
}
