import type { commitments } from 'virtual:content/commitments';
import type { ReactNode } from 'react';
import { withUnit } from '../../../site/i18n/numbers.ts';
import { useVisit } from '../../layout/visit.ts';
import { Style } from '../Style.tsx';
import css from './Gauges.css?inline';
import { Picture } from './Picture.tsx';

export type Figure = (typeof commitments.figures)[number];

/** Returns a function that formats a figure with its unit in the page's language. */
export function useFigure(): (figure: Figure) => string {
  const { language } = useVisit();
  return ({ value, unit }) => withUnit(Number(value), unit, language);
}

/** Half-moon gauges to scale: a share is lit, a saving is a slice lifted out. */
export function Gauges({ figures }: { figures: readonly Figure[] }) {
  const { localise } = useVisit();
  const written = useFigure();
  return (
    <ul className="gauges">
      <Style name="Gauges" css={css} />
      {figures.map((figure) => (
        <li key={figure.id}>
          <Picture name={figure.kind === 'amount' ? 'scene/cloud' : `scene/gauge-${figure.id}`} />
          <b>{written(figure)}</b>
          <p>{localise(figure.label)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Items in the columns of the gauges. On phones each picture is beside its text. */
export function GaugeList({
  as: List = 'ul',
  children,
}: {
  as?: 'ul' | 'ol';
  children: ReactNode;
}) {
  return (
    <List className="gauges gauges--list">
      <Style name="Gauges" css={css} />
      {children}
    </List>
  );
}
