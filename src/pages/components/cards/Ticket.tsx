import type { ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Ticket.css?inline';
import overCss from './TicketOver.css?inline';

/** Background, text and stub of each colour scheme besides `noche`, named after the background. */
const tones = {
  clavel: ['clavel', 'nata', 'azafran'],
  azafran: ['azafran', 'tinto', 'rosa'],
  azul: ['azul', 'nata', 'cielo'],
  hoja: ['hoja', 'nata', 'lima'],
  lima: ['lima', 'tinto', 'rosa'],
} as const;
export type Tone = 'noche' | keyof typeof tones;
const tonesCss = Object.entries(tones)
  .map(
    ([tone, [ground, on, stub]]) =>
      `[data-tone="${tone}"]{--ground:var(--${ground});--on:var(--${on});--stub:var(--${stub})}`,
  )
  .join('');

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
export function TicketFrame({ tone, over = false, className, stub, children }: TicketFrameProps) {
  const classes = ['ticket', over && 'is-over', className].filter(Boolean).join(' ');
  return (
    <article className={classes} data-tone={tone}>
      <Style name="Ticket" css={css} />
      {over && <Style name="TicketOver" css={overCss} />}
      {tone && tone !== 'noche' && (
        <Style name="TicketTones" css={`@layer components{${tonesCss}}`} />
      )}
      <div className="ticket__body">{children}</div>
      {stub !== undefined && <div className="ticket__stub">{stub}</div>}
    </article>
  );
}
