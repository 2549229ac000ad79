import { Style } from '../components/Style.tsx';
import css from './styles/ranges.css?inline';

/** The colours of the ranges, for elements with `data-range`. */
export const RangeColours = () => <Style name="ranges" css={css} />;
