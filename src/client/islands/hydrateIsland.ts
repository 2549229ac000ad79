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
  hydrateRoot(root, createElement(component, props));
}
