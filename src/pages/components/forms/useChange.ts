import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Subscribes to the native change event, which fires when a field loses focus. React's
 * `onChange` fires on every key. A key in a field in error is reported with the field's name,
 * so that the error can go as soon as the answer is right.
 *
 * If the visitor leaves a field by pressing another control, the callback waits for the
 * release: a disappearing message would shift that control away from the pointer.
 *
 * Input from before hydration counts as a change. A file field reports its own changes.
 */
export function useChange(
  name: string,
  element: RefObject<HTMLFormElement | null>,
  onChange: (typed?: string) => void,
): () => void {
  const [inHtml] = useState(() => serialiseHtml(name));
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
    listen(form, ['input'], ({ target }) => {
      const field = target as HTMLInputElement;
      if (field.matches('[aria-invalid=true]')) latest.current(field.name);
    });
    if (form && serialise(form) !== inHtml) latest.current();
    return () => ending.abort();
  }, [element, inHtml]);
  return () => latest.current();
}

function formInHtml(name: string): HTMLFormElement | undefined {
  const shown = document.querySelector<HTMLFormElement>(`#${name} form`);
  const copy = shown?.cloneNode(true) as HTMLFormElement | undefined;
  copy?.reset();
  return copy;
}

/**
 * Returns the answers in the server's HTML, so that they are not sent again as props.
 *
 * Textareas are left out: on hydration React would overwrite what was typed in the
 * meantime.
 */
export function answersInHtml(name: string): Record<string, string> {
  const copy = formInHtml(name);
  const answers = new FormData(copy);
  for (const area of copy?.querySelectorAll('textarea') ?? []) answers.delete(area.name);
  return Object.fromEntries(answers) as Record<string, string>;
}

const serialise = (form: HTMLFormElement | undefined): string =>
  JSON.stringify([...new FormData(form)].filter(([, answer]) => !(answer instanceof File)));

/** Serialises the form's values in the server's HTML. Returns '' on the server. */
const serialiseHtml = (name: string): string =>
  typeof document === 'undefined' ? '' : serialise(formInHtml(name));
