import { rangeCss } from '../components/pictures/theme.ts';
import { Style } from '../components/Style.tsx';
import checkCss from './styles/check.css?inline';
import soberCss from './styles/sober.css?inline';

/** Styles of checkboxes and radio buttons. */
export const CheckStyle = () => <Style name="check" css={checkCss} />;

/** Styles of pages about ethics, privacy and law; see `soberTheme`. */
export const SoberStyle = () => <Style name="sober" css={soberCss} />;

/** The colours of the ranges, for elements with `data-range`. */
export const RangeColours = () => <Style name="ranges" css={rangeCss} />;
