import type { ReactNode } from 'react';
import type { ListedProduct } from '../../../site/catalogue/products.ts';
import { Eyebrow } from '../headings/Eyebrow.tsx';
import { Pack } from '../pictures/Picture.tsx';
import { Style } from '../Style.tsx';
import css from './Ticket.css?inline';
import tonesCss from './TicketTones.css?inline';

/** A ticket's colour scheme, named after its background. */
export type Tone = 'noche' | 'clavel' | 'azafran' | 'azul' | 'hoja' | 'lima';

interface TicketProps {
  /** Text above the title: when the promotion ends. */
  eyebrow: string;
  title: ReactNode;
  level?: 'h2' | 'h3';
  /** Language of title and text, if not the page's. */
  lang?: string | undefined;
  text?: ReactNode;
  /** Shown on the stub. */
  product?: ListedProduct | undefined;
  /** Content of the stub, instead of the product. */
  stub?: ReactNode;
  tone?: Tone;
  /** The promotion is over: the ticket is drawn bitten. */
  over?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** A promotion as a ticket with a stub. */
export function Ticket({
  eyebrow,
  title,
  level: Heading = 'h2',
  lang,
  text,
  product,
  stub = product && <Pack product={product} />,
  tone = 'noche',
  over = false,
  children,
}: TicketProps) {
  return (
    <TicketFrame {...(over ? { over } : { tone })} stub={stub}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading lang={lang}>{title}</Heading>
      {text && (
        <p className={over ? undefined : 'lead'} lang={lang}>
          {text}
        </p>
      )}
      <div className="row">{children}</div>
    </TicketFrame>
  );
}

interface TicketFrameProps {
  /** Defaults to `noche`. */
  tone?: Tone;
  over?: boolean;
  className?: string;
  /** Content of the stub. Without it the ticket is drawn torn off. */
  stub?: ReactNode;
  children: ReactNode;
}

/** The shape of a ticket, around any content. */
export function TicketFrame({
  tone,
  over = false,
  className,
  stub,
  children,
}: TicketFrameProps) {
  const classes = ['ticket', over && 'is-over', className].filter(Boolean).join(' ');
  return (
    <article className={classes} data-tone={tone}>
      <Style name="Ticket" css={css} />
      {(over || (tone && tone !== 'noche')) && (
        <Style name="TicketTones" css={tonesCss} />
      )}
      <div className="ticket__body">{children}</div>
      {stub !== undefined && <div className="ticket__stub">{stub}</div>}
    </article>
  );
}
