import { Style } from '../components/Style.tsx';
import css from './Tumbling.css?inline';

/** Number of different landing positions in the style sheet. */
const turns = 8;

/** A line of tumbling letters. Screen readers get the plain text. */
export function Tumbling({ text }: { text: string }) {
  return (
    <>
      <Style name="Tumbling" css={css} />
      <span className="sr">{text}</span>
      <span aria-hidden="true" className="tumbling">
        {text.split(' ').map((word, place) => (
          <span key={place}>
            {[...word].map((letter, i) => (
              <i key={i} data-turn={(i * 3 + word.length + place) % turns}>
                {letter}
              </i>
            ))}{' '}
          </span>
        ))}
      </span>
    </>
  );
}
