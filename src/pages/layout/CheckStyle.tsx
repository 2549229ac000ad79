import { Style } from '../components/Style.tsx';
import css from './styles/check.css?inline';

/** Boxes and circles to tick. Dialogs that the browser makes find them in late.css. */
export const CheckStyle = () => <Style name="check" css={css} />;
