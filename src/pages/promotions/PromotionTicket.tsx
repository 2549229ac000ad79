import type { ReactNode } from 'react';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { dateInSentence, unbrokenDate } from '../../site/i18n/dates.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import { isContest, type Promotion, termsOf } from '../../site/promotions/promotions.ts';
import { TicketFrame, type Tone } from '../components/cards/Ticket.tsx';
import { Eyebrow } from '../components/headings/Eyebrow.tsx';
import { Pack, Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './PromotionTicket.css?inline';

const tones: Readonly<Record<string, Tone>> = {
  trikers: 'noche',
  risketos: 'azafran',
  pipas: 'hoja',
  'menos-aire': 'azafran',
  patatas: 'azafran',
  fabs: 'azul',
  mios: 'lima',
};

/** Returns the colour scheme of a promotion, by its legal terms. */
export const toneOf = (promotion: Promotion): Tone =>
  tones[termsOf(promotion)?.id ?? ''] ?? 'clavel';

/** The ticket of a promotion, drawn bitten once the promotion is over. */
export function PromotionTicket({
  promotion,
  now,
  children,
  behind,
  eager = false,
}: {
  promotion: Promotion;
  now: Date;
  children: ReactNode;
  /** Shown once the stub is torn off. Without it the stub cannot be torn. */
  behind?: ReactNode;
  eager?: boolean;
}) {
  const { language } = useVisit();
  const over = promotionState(promotion, now) === 'ended';
  const product = productOf(termsOf(promotion)?.product ?? '');
  const picture = product ? (
    <Pack product={product} eager={eager} />
  ) : (
    <Picture name="motif/risketo" className="pack" />
  );
  return (
    <TicketFrame
      tone={toneOf(promotion)}
      over={over}
      stub={
        behind && !over ? (
          <Stub
            picture={picture}
            title={promotion.title}
            lang={promotion.language === language ? undefined : promotion.language}
          >
            {behind}
          </Stub>
        ) : (
          picture
        )
      }
    >
      <Style name="PromotionTicket" css={css} />
      <Eyebrow>
        <When promotion={promotion} now={now} />
      </Eyebrow>
      {children}
    </TicketFrame>
  );
}

/** The stub of a ticket, which opens. src/client/tickets tears it off. */
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

function Dates({ promotion, now }: { promotion: Promotion; now: Date }) {
  const { t, language } = useVisit();
  const { starts, ends } = promotion;
  if (starts && ends)
    return t('promotion.from', {
      start: dateInSentence(starts, language),
      end: dateInSentence(ends, language),
    });
  if (starts && promotionState(promotion, now) !== 'upcoming')
    return t('promotion.since', { start: dateInSentence(starts, language) });
  return <When promotion={promotion} now={now} />;
}

/** When a promotion runs, and whether it is for adults only. */
export function DatesAndAge(props: { promotion: Promotion; now: Date }) {
  const { t } = useVisit();
  return (
    <>
      <p>
        <b>
          <Dates {...props} />
        </b>
      </p>
      {props.promotion.adults && <p>{t('promotion.adults')}</p>}
    </>
  );
}

/** State of a promotion as text, with the relevant date on one line. */
export function When({ promotion, now }: { promotion: Promotion; now: Date }) {
  const { t, language } = useVisit();
  const { starts, ends } = promotion;
  const state = promotionState(promotion, now);
  if (state === 'upcoming' && starts)
    return t('promotion.startsOn', { date: unbrokenDate(starts, language) });
  if (!ends) return t('promotion.running');
  return t(state === 'ended' ? 'promotion.endedOn' : 'promotion.openUntil', {
    date: unbrokenDate(ends, language),
  });
}

/** Link to a promotion's legal terms, or to the list of terms if they are unknown. */
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
  const address = terms ? link('promotion-terms', { id: terms.id }) : link('promotion-terms-list');
  return (
    <a className={className} href={address}>
      {t('promotion.terms')} {children}
    </a>
  );
}
