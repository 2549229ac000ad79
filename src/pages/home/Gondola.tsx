import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import css from './Gondola.css?inline';

const indexCss = [0, 1, 2, 3, 4, 5, 6, 7]
  .map((i) => `:is(.stage,.wheel,.stall) li:nth-child(${i + 1}){--i:${i}}`)
  .join('');

/**
 * A gondola of the big wheel or of a stall's half wheel, inside the link to its range.
 */
export function Gondola({ motif, alt = '' }: { motif: string; alt?: string }) {
  return (
    <span className="gondola">
      <Style name="Gondola" css={css} />
      <Style name="GondolaIndex" css={`@layer components{${indexCss}}`} />
      <Picture name={`motif/${motif}`} alt={alt} />
    </span>
  );
}
