import { Style } from '../components/Style.tsx';
import css from './styles/sober.css?inline';

/** Styles of pages about ethics, privacy and law; see `soberTheme`. */
export const SoberStyle = () => <Style name="sober" css={css} />;
