import { fittingSize, fittingWordSize } from '../../drawings/lettering.ts';
import { Style } from '../Style.tsx';
import css from './FittedTitle.css?inline';

/**
 * A headline as wide as the page. It is one line on wide screens. On narrow ones its
 * longest word fills the line.
 */
export function FittedTitle({ children: line }: { children: string }) {
  const fit = fittingSize(line, 90, 20);
  const word = fittingWordSize(line, 86, 24);
  return (
    <h1 className="fit">
      <Style name="FittedTitle" css={css} />
      <Style
        name={`FittedTitle-${fit}-${word}`}
        css={`@layer pages{.fit{--fit:${fit};--fit-word:${word}}}`}
      />
      {line
        .split(/(\S+-\S+)/)
        .map((part, i) => (part.includes('-') ? <span key={i}>{part}</span> : part))}
    </h1>
  );
}
