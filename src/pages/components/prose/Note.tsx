import { useStyle } from '../../layout/style.ts';
import css from '../forms/Status.css?inline';

/** A remark on what a page shows, or on why it shows nothing. */
export function Note({ children }: { children: string }) {
  useStyle(css);
  return <p className="status">{children}</p>;
}
