import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates one island. It is a separate module so that only pages with islands load
 * React. If the island fails, now or later, the server's HTML comes back, which works
 * without React.
 */
export function hydrateIsland(
  root: Element,
  component: ComponentType<object>,
  props: object,
): void {
  preserveTextareas(root);
  const html = [...root.childNodes];
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  hydrateRoot(root, createElement(component, props), {
    onUncaughtError: (error) => {
      console.error(error);
      // React listens on the old root, and would keep a form from posting.
      const plain = root.cloneNode() as Element;
      plain.replaceChildren(...html);
      root.replaceWith(plain);
      if (focused instanceof HTMLElement && plain.contains(focused)) focused.focus();
    },
  });
}

/**
 * React hydrates without the text of a textarea and would empty an untouched one.
 * Assigning the current value marks it as changed.
 */
function preserveTextareas(root: Element): void {
  for (const area of root.querySelectorAll('textarea')) {
    const { value } = area;
    area.value = value;
  }
}
