import { fittingSize, fittingWordSize } from '../../drawings/lettering.ts';
import { useStyle } from '../../layout/style.ts';
import css from './FittedTitle.css?inline';

/**
 * A headline as wide as the page: one line on wide windows; on narrow ones its longest
 * word fills the line.
 */
export function FittedTitle({ children: line }: { children: string }) {
  useStyle(css);
  useStyle(
    `@layer pages{.fit{--fit:${fittingSize(line, 90, 20)};--fit-word:${fittingWordSize(line, 86, 24)}}}`,
  );
  return (
    <h1 className="fit">
      {line
        .split(/(\S+-\S+)/)
        .map((part, i) => (part.includes('-') ? <span key={i}>{part}</span> : part))}
    </h1>
  );
}
