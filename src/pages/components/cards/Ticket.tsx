import type { ReactNode } from 'react';
import type { Product } from '../../../site/catalogue/products.ts';
import { Pack } from '../pictures/Picture.tsx';
import { Style } from '../Style.tsx';
import css from './Ticket.css?inline';
import tonesCss from './TicketTones.css?inline';

/** The colours of a ticket, named by its ground. */
export type Tone = 'noche' | 'clavel' | 'azafran' | 'azul' | 'hoja' | 'lima';

interface TicketProps {
  /** What is said above the title: until when it runs. */
  eyebrow: string;
  title: ReactNode;
  level?: 'h2' | 'h3';
  /** Language of the title and the text, where it is not the page's. */
  lang?: string | undefined;
  text?: ReactNode;
  /** On the stub. */
  product?: Product | undefined;
  tone?: Tone;
  /** Bitten: it is over. */
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
  tone = 'noche',
  over = false,
  children,
}: TicketProps) {
  return (
    <TicketFrame
      {...(over ? { over } : { tone })}
      stub={product && <Pack product={product} />}
    >
      <p className="eyebrow">{eyebrow}</p>
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
  /** The night's where none is given. */
  tone?: Tone;
  over?: boolean;
  className?: string;
  /** What stands on the stub; a ticket without one has been torn off. */
  stub?: ReactNode;
  children: ReactNode;
}

/** The shape of a ticket around whatever it says. */
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
