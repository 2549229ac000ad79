import type { ReactNode } from 'react';
import type { Product } from '../../../site/catalogue/products.ts';
import { useStyle } from '../../layout/style.ts';
import { Pack } from '../pictures/Picture.tsx';
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
  useStyle(css);
  useStyle(over || tone !== 'noche' ? tonesCss : '');
  return (
    <article
      className={over ? 'ticket is-over' : 'ticket'}
      data-tone={over ? undefined : tone}
    >
      <div className="ticket__body">
        <p className="eyebrow">{eyebrow}</p>
        <Heading lang={lang}>{title}</Heading>
        {text && (
          <p className={over ? undefined : 'lead'} lang={lang}>
            {text}
          </p>
        )}
        <div className="row">{children}</div>
      </div>
      <div className="ticket__stub">{product && <Pack product={product} />}</div>
    </article>
  );
}
