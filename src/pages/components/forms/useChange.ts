import { type RefObject, useEffect, useRef, useState } from 'react';
import { saidBy, saidInHtml } from './answersInHtml.ts';

/**
 * The browser's own change event, which comes when a field is left; React's comes with
 * every key.
 *
 * Where the field is left by pressing on another one, what changes waits for the
 * release: messages that go would move the other one away from under the pointer.
 *
 * The field of a file says itself when there is a change. What changed while the script
 * was on its way is one, too.
 *
 * @returns What tells of a change.
 */
export function useChange(
  name: string,
  element: RefObject<HTMLFormElement | null>,
  onChange: () => void,
): () => void {
  const [inHtml] = useState(() => saidInHtml(name));
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const form = element.current;
    const ending = new AbortController();
    let pressed = false;
    let changed = false;
    const listen = (
      target: EventTarget | null | undefined,
      types: string[],
      listener: (event: Event) => void,
    ) => {
      for (const type of types)
        target?.addEventListener(type, listener, {
          signal: ending.signal,
          capture: true,
        });
    };
    listen(document, ['pointerdown'], () => {
      pressed = true;
    });
    listen(document, ['pointerup', 'pointercancel'], () => {
      pressed = false;
      if (changed) setTimeout(() => latest.current());
      changed = false;
    });
    listen(form, ['change'], ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') return;
      if (pressed) changed = true;
      else latest.current();
    });
    if (form && saidBy(form) !== inHtml) latest.current();
    return () => ending.abort();
  }, [element, inHtml]);
  return () => latest.current();
}
