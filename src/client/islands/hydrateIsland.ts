import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates one island. It has a file of its own so that only pages with an island fetch
 * React.
 */
export function hydrateIsland(
  root: Element,
  component: ComponentType<object>,
  props: object,
): void {
  preserveTextareas(root);
  hydrateRoot(root, createElement(component, props));
}

/**
 * React knows of no text in a textarea and would empty one that nobody has changed. To
 * set a text to what it is counts as a change.
 */
function preserveTextareas(root: Element): void {
  for (const area of root.querySelectorAll('textarea')) {
    const { value } = area;
    area.value = value;
  }
}
