import type { ComponentProps } from 'react';
import { Style } from '../Style.tsx';
import css from './Chip.css?inline';

type ChipProps =
  | ({ as?: 'a' } & ComponentProps<'a'>)
  | ({ as: 'button' } & ComponentProps<'button'>)
  | ({ as: 'label' } & ComponentProps<'label'>);

/** A choice among several; `as` says what it is, a link unless told otherwise. */
export function Chip({ as, className, ...attributes }: ChipProps) {
  // The attributes fit the element by the type above, which TypeScript does not follow.
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
