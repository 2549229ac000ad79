import type { ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Covered.css?inline';

/**
 * A picture from the back end, with a drawing below it that shows if it fails to load.
 * Decorative.
 */
export function Covered({
  address,
  width,
  height,
  eager = false,
  children,
}: {
  address: string;
  width: number;
  height: number;
  eager?: boolean;
  children: ReactNode;
}) {
  return (
    <span className="cover">
      <Style name="Covered" css={css} />
      {children}
      <img
        src={address}
        width={width}
        height={height}
        alt=""
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </span>
  );
}
