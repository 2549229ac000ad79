import { Style } from '../components/Style.tsx';
import css from './styles/check.css?inline';

/** Styles of checkboxes and radio buttons. */
export const CheckStyle = () => <Style name="check" css={css} />;
