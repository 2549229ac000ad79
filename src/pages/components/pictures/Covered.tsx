import type { ReactNode } from 'react';
import { Style } from '../Style.tsx';
import css from './Covered.css?inline';

/**
 * A picture of the back end over one of the house's, which is seen where it does not
 * load. Decorative.
 *
 * @param address Of the picture.
 * @param children The drawing below it.
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
