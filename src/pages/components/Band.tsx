import type { ComponentProps } from 'react';

interface BandProps extends ComponentProps<'section'> {
  /** Classes of the element around the content, besides `wrap`. */
  wrap?: string;
}

/** A part of a page across the window, with its content within the page's margins. */
export const Band = ({ wrap, children, ...attributes }: BandProps) => (
  <section {...attributes}>
    <div className={wrap ? `wrap ${wrap}` : 'wrap'}>{children}</div>
  </section>
);
