import { Style } from '../components/Style.tsx';
import css from './Tumbling.css?inline';

/** How many ways there are to land. */
const turns = 8;

/** A line whose letters land as they like; readers hear it plain. */
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
