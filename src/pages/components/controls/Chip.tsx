import type { ComponentProps } from 'react';
import { Style } from '../Style.tsx';
import css from './Chip.css?inline';

type ChipProps = ({ as?: 'a' } & ComponentProps<'a'>) | ({ as: 'label' } & ComponentProps<'label'>);

/** One option among several. `as` is the element to render, a link by default. */
export function Chip({ as, className, ...attributes }: ChipProps) {
  // ChipProps matches attributes to `as`, but TypeScript cannot follow the union here.
  const Element = (as ?? 'a') as 'a';
  return (
    <>
      <Style name="Chip" css={css} />
      <Element
        className={className ? `chip ${className}` : 'chip'}
        {...(attributes as ComponentProps<'a'>)}
      />
    </>
  );
}
