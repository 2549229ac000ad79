import type { ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Eyebrow.css?inline';

/** A short line in bold with a half-moon before it, most often above a heading. */
export const Eyebrow = ({
  as: Element = 'p',
  children,
}: {
  as?: 'p' | 'h2';
  children: ReactNode;
}) => (
  <Element className="eyebrow">
    <Style name="Eyebrow" css={css} />
    {children}
  </Element>
);
