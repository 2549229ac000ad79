import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates one island. It is a separate module so that only pages with islands load
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
 * React hydrates without the text of a textarea and would empty an untouched one.
 * Assigning the current value marks it as changed.
 */
function preserveTextareas(root: Element): void {
  for (const area of root.querySelectorAll('textarea')) {
    const { value } = area;
    area.value = value;
  }
}
